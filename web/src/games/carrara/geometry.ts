/** The wheel's measures: centred on 0,0, segment I at the top, on clockwise. */
export const reach = 212;
export const rim = { inner: 168, outer: 206 } as const;
export const disc = 166;
/** The inner disc with the statues; in the basic game only a boss. */
export const hub = { advanced: 72, basic: 44 } as const;
export const step = 60;

export const polar = (degrees: number, r: number): readonly [x: number, y: number] => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [Math.round(r * Math.cos(a) * 100) / 100, Math.round(r * Math.sin(a) * 100) / 100];
};

/** A ring's piece between two angles and two radii. */
export const wedge = (from: number, to: number, r0: number, r1: number): string => {
  const [a, b, c, d] = [polar(from, r1), polar(to, r1), polar(to, r0), polar(from, r0)];
  return `M${a.join(' ')}A${r1} ${r1} 0 0 1 ${b.join(' ')}L${c.join(' ')}A${r0} ${r0} 0 0 0 ${d.join(' ')}z`;
};

/** Where so many heaps lie in a segment: the angle from its middle, and the radius. */
export const heaps = (count: number, advanced: boolean): readonly (readonly [number, number])[] => {
  const far = [
    [-18.5, 145],
    [0, 138],
    [18.5, 145],
  ] as const;
  const near = advanced ? 108 : 97; // past the decoration, where there is one
  const aside = advanced ? 17.5 : 14.5;
  const layouts: (readonly (readonly [number, number])[])[] = [
    [],
    [[0, advanced ? 126 : 118]],
    [
      [-13, 132],
      [13, 132],
    ],
    advanced
      ? far
      : [
          [-19, 138],
          [0, near],
          [19, 138],
        ],
    [...far, [advanced ? aside : 0, near]],
    [...far, [-aside, near], [aside, near]],
    advanced
      ? [
          [-21.5, 145],
          [-7.2, 143],
          [7.2, 143],
          [21.5, 145],
          [-15, 107],
          [15, 107],
        ]
      : [...far, [-aside, near], [aside, near], [0, 62]],
  ];
  return layouts[count] ?? layouts[6]!;
};

/** How far a disc has turned since the board was opened, so that it goes on the short way round. */
export class Turning {
  #at: number | null = null;
  #whole = 0;

  follow(turned: number): number {
    if (this.#at === null) this.#whole = turned;
    else {
      const on = (((turned - this.#at) % 6) + 6) % 6;
      this.#whole += on > 3 ? on - 6 : on;
    }
    this.#at = turned;
    return this.#whole * step;
  }
}

/** A city's drawing: one storey, the plate and places at its foot, the air above, its width. */
export const column = { storey: 61, foot: 90, head: 8, wide: 108 } as const;

/** How many storeys fit where a city has so many pixels. */
export const room = (wide: number, high: number): number =>
  wide > 0 && high > 0 ? Math.max(2.4, ((high / wide) * column.wide - column.foot - column.head) / column.storey) : 3;
