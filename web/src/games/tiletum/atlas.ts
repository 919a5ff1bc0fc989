/** The map: where the spaces lie (geography, nudged apart), and the coasts drawn by hand. 1000 × 700. */
export const wide = 1000;
export const high = 700;

export const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  london: [86, 118],
  brugge: [270, 168],
  antwerpen: [392, 112],
  hamburg: [610, 104],
  tiletum: [316, 300],
  koeln: [440, 246],
  leipzig: [742, 150],
  paris: [146, 352],
  troyes: [322, 410],
  strasbourg: [466, 384],
  frankfurt: [630, 264],
  nuernberg: [770, 342],
  praha: [880, 246],
  bordeaux: [70, 545],
  wien: [894, 428],
  lyon: [346, 528],
  milano: [544, 532],
  verona: [744, 520],
  venezia: [872, 534],
  toulouse: [206, 645],
  arles: [338, 641],
  genova: [520, 637],
  firenze: [690, 637],
  london_brugge: [170, 150],
  antwerpen_hamburg: [506, 84],
  paris_bordeaux: [98, 452],
  strasbourg_milano: [556, 446],
  nuernberg_verona: [750, 424],
  arles_genova: [420, 645],
};

/** England, from the Wash to the Channel. */
export const england =
  'M-10 -10H120Q118 16 136 24Q158 34 154 58Q146 76 128 80Q132 94 140 104Q150 122 146 132Q132 148 118 152' +
  'Q96 158 78 172Q56 168 40 184Q14 182 -10 204Z';

/** The continent: round the North Sea, the Channel, Biscay, the Lions' Gulf, Liguria and the Adriatic. */
export const mainland =
  'M592 -10Q580 8 596 26Q584 42 600 56Q566 70 552 54Q528 44 512 52Q478 46 466 62Q452 58 446 72' +
  'Q456 86 440 92Q420 78 408 96Q384 88 362 104' +
  'Q340 98 318 112Q274 112 232 136Q214 152 208 178Q214 202 196 216Q168 222 150 242Q164 254 148 262' +
  'Q122 262 104 264Q100 244 84 240' +
  'Q74 256 86 278Q60 286 40 276Q12 280 -10 290V350Q18 356 28 374Q20 396 34 414Q22 440 36 470' +
  'Q28 510 34 560Q20 620 -10 660V710H258' +
  'Q266 696 288 698Q330 708 384 698Q404 702 424 690Q446 688 458 676Q470 690 500 692Q540 690 566 700' +
  'Q572 706 576 710H792' +
  'Q786 684 768 662Q748 640 756 612Q776 596 774 574Q800 566 806 584Q838 576 872 582Q884 590 888 606' +
  'Q884 626 896 646Q908 626 914 608' +
  'Q930 614 938 640Q962 668 1010 704V-10Z';

export const rivers =
  'M440 92Q430 150 470 180Q520 210 528 262Q520 330 526 380Q520 430 470 444' +
  'M600 56Q640 60 680 110Q700 140 790 196Q820 214 826 262' +
  'M104 264Q150 280 214 330Q240 360 300 352M34 414Q120 404 190 400Q280 420 268 470Q250 520 290 560' +
  'M384 698Q398 640 400 560Q404 500 440 480' +
  'M34 545Q100 570 130 620Q140 650 120 700M800 566Q740 560 680 566Q600 566 480 556' +
  'M1010 396Q930 440 840 424Q740 386 640 400Q560 410 540 390';

/** Mountains: little peaks with a shaded side. */
export const peaks: readonly (readonly [x: number, y: number, s: number])[] = [
  [450, 500, 1.1],
  [470, 476, 1],
  [596, 446, 1.1],
  [622, 432, 1.3],
  [648, 442, 1.1],
  [674, 430, 1.3],
  [792, 420, 1.2],
  [818, 434, 1],
  [640, 462, 0.9],
  [446, 540, 1],
  [436, 566, 1.1],
  [70, 690, 1.3],
  [40, 682, 1],
  [100, 696, 1.1],
  [232, 590, 1],
  [256, 580, 1.2],
  [250, 604, 0.9],
  [620, 600, 1],
  [600, 588, 0.9],
  [780, 268, 0.9],
  [800, 286, 0.8],
  [930, 180, 1],
  [950, 190, 0.9],
  [690, 220, 0.9],
];

/** Woods. */
export const woods: readonly (readonly [x: number, y: number])[] = [
  [400, 330],
  [414, 338],
  [404, 346],
  [560, 340],
  [574, 348],
  [660, 200],
  [674, 194],
  [968, 280],
  [980, 292],
  [966, 300],
  [220, 470],
  [234, 478],
  [222, 488],
  [150, 540],
  [164, 548],
  [830, 110],
  [846, 118],
  [700, 60],
  [714, 68],
  [976, 500],
  [962, 512],
  [540, 150],
  [552, 158],
  [30, 30],
  [44, 24],
  [24, 50],
];

/** A dotted way between two spaces, bent a little so that it looks walked. */
export const way = (a: string, b: string): string => {
  const [ax, ay] = places[a] ?? [0, 0];
  const [bx, by] = places[b] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  const bend = ((a.length * 7 + b.length * 3) % 5) - 2;
  const [cx, cy] = [(ax + bx) / 2 - dy * 0.04 * bend, (ay + by) / 2 - 8 + dx * 0.04 * bend];
  return `M${ax} ${ay - 8}Q${Math.round(cx)} ${Math.round(cy)} ${bx} ${by - 8}`;
};
