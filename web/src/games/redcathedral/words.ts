/** Sentences of the board that need more than one key. */
import type { Line, Translate } from '../../board/contract';
import { seatOf, type Section } from './components';
import { materials, type Goods, type Player, type Space } from './view';

export const line = (key: string): Line => ({ key });

/** So many of a resource. */
export const amount = (resource: string, count: number): Line => ({ key: `amount-${resource}`, args: { count } });

export const listed = (goods: Goods, t: Translate): string =>
  materials
    .filter((name) => goods[name])
    .map((name) => t(amount(name, goods[name] ?? 0)))
    .join(', ') || t('board-nothing');

const still = (section: Section): Goods => {
  const left: Goods = {};
  for (const name of materials) {
    const missing = (section.cost[name] ?? 0) - (section.site[name] ?? 0);
    if (missing > 0) left[name] = missing;
  }
  return left;
};

export const sectionWords = (section: Section, t: Translate): string => {
  const place = { section: section.section, kind: line(`section-${section.kind}`) };
  if (!section.banner) {
    return t({
      key: 'board-section-free',
      args: { ...place, cost: listed(section.cost, t), tile: section.tile ? line(`tile-${section.tile}`) : '' },
    });
  }
  const seat = seatOf(section.banner);
  if (section.completed)
    return t({ key: section.ornament ? 'board-section-decorated' : 'board-section-done', args: { ...place, seat } });
  return t({ key: 'board-section-claimed', args: { ...place, seat, cost: listed(still(section), t) } });
};

export const spaceWords = (space: Space, number: number, t: Translate): string =>
  t({
    key: space.dice.length ? 'board-space-dice' : 'board-space',
    args: {
      space: number,
      goods: amount(space.token ?? 'rubles', space.amount),
      dice: space.dice
        .map((die) => t({ key: 'board-die', args: { die: line(`die-${die.die}`), value: die.value } }))
        .join(', '),
    },
  });

export const markWords = (player: Player, seat: number, spaces: number, t: Translate): string =>
  t('board-mark', { seat, recognition: player.mark + player.laps * spaces, prestige: player.prestige });
