/** Sentences of the board that need more than one key. */
import type { Line, Translate } from '../../board/contract';
import type { Square } from './view';

export const buildingLine = (id: string): Line => ({ key: `building-${id}` });
export const resourceLine = (name: string): Line => ({ key: `resource-${name}` });

/** What a square holds. */
export const describe = (cell: string, { building, cube, stock, fed }: Square, t: Translate): string => {
  if (cube) return t({ key: 'board-square-cube', args: { cell, resource: resourceLine(cube) } });
  if (!building) return t({ key: 'board-square-empty', args: { cell } });
  const args = { cell, building: buildingLine(building) };
  if (stock?.length) {
    return t({
      key: 'board-square-stock',
      args: { ...args, stock: stock.map((name) => t(resourceLine(name))).join(', ') },
    });
  }
  return t({ key: fed ? 'board-square-fed' : 'board-square-building', args });
};
