/** The six types of buildings as painted fronts, 72 units wide and 52 high, standing on y = 50. */
import { arch, box, crenel, drawing, line, oval, poly, type Mark } from '../../../pieces/kit/draw';
import { column, cone, dome, flag, hip, tower } from '../../../pieces/kit/masonry';
import { cypress } from '../../../pieces/kit/nature';
import type { BuildingType } from '../view';

const row = (
  shape: (x: number, y: number, w: number, h: number) => string,
  y: number,
  w: number,
  h: number,
  ...xs: number[]
): string => xs.map((x) => shape(x, y, w, h)).join('');

export const buildings: Readonly<Record<BuildingType, readonly Mark[]>> = {
  // a library: a temple front of columns over steps, an open book in the gable
  biblioteca: drawing(
    ['rubble', box(6, 46, 60, 4)],
    ['plaster', box(12, 24, 48, 22)],
    ['dusk', arch(31, 31, 10, 15), 1.4],
    column(15, 46, 5, 21),
    column(25, 46, 5, 21),
    column(47, 46, 5, 21),
    column(57, 46, 5, 21),
    ['lime', box(8, 20, 56, 5)],
    ['roof', poly(6, 20, 36, 4, 66, 20)],
    ['shade', poly(36, 4, 66, 20, 50, 20)],
    ['cream', 'M36 18Q31 14 27 16V11Q32 9.5 36 13Q40 9.5 45 11V16Q41 14 36 18z', 1.2],
    ['none', line(36, 13, 36, 18), 1.2],
  ),
  // a cathedral: nave with a rose, dome, and a bell tower in stripes
  cathedrale: drawing(
    dome(33, 18, 22, 15),
    ['gilt', oval(33, 2.5, 2), 1.2],
    tower(23, 50, 20, 32, 'lime'),
    ['lime', poly(6, 50, 6, 30, 23, 22, 43, 22, 52, 30, 52, 50)],
    ['shade', poly(43, 22, 52, 30, 52, 50, 43, 50)],
    ['none', line(6, 36, 52, 36) + line(6, 43, 52, 43), 1],
    ['pane', oval(33, 29, 4.6), 1.5],
    ['dusk', arch(28, 37, 10, 13) + arch(12, 41, 6, 9) + arch(43, 41, 6, 9), 1.4],
    tower(54, 50, 12, 40, 'lime'),
    ['pine', box(54, 19, 12, 3) + box(54, 31, 12, 3) + box(54, 41, 12, 3), 1],
    ['pane', arch(57.5, 12, 5, 6) + arch(57.5, 23, 5, 7), 1.2],
    cone(60, 10, 16, 10),
  ),
  // a town palace: three storeys of round windows, a heavy cornice
  palazzo: drawing(
    tower(10, 50, 52, 42, 'plaster'),
    ['none', line(10, 36, 62, 36) + line(10, 23, 62, 23), 1.3],
    ['pane', row(arch, 12.5, 6, 8.5, 14.5, 27, 39.5, 52) + row(arch, 25.5, 6, 8.5, 14.5, 27, 39.5, 52), 1.4],
    ['dusk', arch(31, 38, 10, 12), 1.4],
    ['pane', box(15, 40, 7, 5) + box(50, 40, 7, 5), 1.3],
    ['roof', poly(4, 10, 8, 3, 64, 3, 68, 10)],
    ['lime', box(6, 9, 60, 3), 1.4],
    ['hair', line(12, 6.5, 60, 6.5)],
  ),
  // a city gate: two towers and a passage under battlements
  porta: drawing(
    ['rubble', crenel(18, 22, 36, 5, 4, 50)],
    ['dusk', arch(28, 29, 16, 21), 1.6],
    ['hair', line(32, 31, 32, 50) + line(36, 29, 36, 50) + line(40, 31, 40, 50) + line(28, 38, 44, 38)],
    ['rubble', crenel(6, 16, 16, 3, 5, 50)],
    ['shade', box(16, 16, 6, 34)],
    ['rubble', crenel(50, 16, 16, 3, 5, 50)],
    ['shade', box(60, 16, 6, 34)],
    ['dusk', arch(12, 22, 4, 8) + arch(56, 22, 4, 8), 1.2],
    ['roof', 'M32 17h8v6q0 3.5 -4 5q-4 -1.5 -4 -5z', 1.3],
    flag(14, 11, 10, 'roof', 9),
    flag(58, 11, 10, 'roof', 9),
  ),
  // a castle on its hill: keep, wall and round towers
  castello: drawing(
    ['meadow', 'M0 50Q12 38 36 38T72 50z', 1.6],
    ['stone', crenel(24, 14, 24, 4, 5, 42)],
    ['shade', box(39, 14, 9, 28)],
    ['stone', crenel(10, 27, 52, 8, 4, 45)],
    ['stone', crenel(6, 22, 12, 3, 4, 46)],
    ['stone', crenel(54, 22, 12, 3, 4, 46)],
    ['shade', box(61, 22, 5, 24)],
    ['dusk', arch(31, 33, 10, 12), 1.5],
    ['dusk', box(29, 18, 2.4, 6) + box(40, 18, 2.4, 6) + box(10.5, 28, 2.4, 6) + box(59, 28, 2.4, 6), 0.8],
    flag(36, 9, 9, 'roof', 10),
  ),
  // a villa among cypresses: a broad house with a loggia
  villa: drawing(
    ['meadow', 'M0 50Q18 43 36 44T72 50z', 1.6],
    cypress(8, 47, 9, 30),
    cypress(65, 47, 9, 26),
    tower(15, 47, 42, 22, 'straw'),
    tower(29, 30, 14, 12, 'straw'),
    hip(26, 19, 20, 7, 6, 'roof', 0),
    hip(11, 27, 50, 8, 7, 'roof', 1),
    ['dusk', row(arch, 34, 6, 13, 20, 28, 38, 46), 1.3],
    ['lime', box(15, 31, 42, 2), 1],
    ['pane', box(33.5, 20.5, 5, 5), 1.1],
    ['leaf', oval(36, 47, 5, 3), 1.2],
  ),
};

/** A gable in the colour of the landscape: terracotta in town, green shutters in the country. */
export const roofs = { urban: 'var(--ca-urban)', rural: 'var(--ca-rural)' } as const;
