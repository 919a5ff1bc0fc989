/** Every building and monument by its id, with the family its roof belongs to. */
import type { Mark } from '../../../../pieces/kit/draw';
import type { Family } from '../../view';
import * as food from './food';
import * as industry from './industry';
import * as a from './monuments-a';
import * as b from './monuments-b';
import * as shops from './shops';
import * as taverns from './taverns';
import * as wells from './wells';
import * as worship from './worship';

/** Roof colours of the families. */
export const roofs: Readonly<Record<Family, string>> = {
  cottage: 'var(--tt-cottage, #4a78ad)',
  food: 'var(--tt-food, #b8402f)',
  well: 'var(--tt-well, #8f959b)',
  worship: 'var(--tt-worship, #dd7d2b)',
  tavern: 'var(--tt-tavern, #4f8a4a)',
  shop: 'var(--tt-shop, #edbc3a)',
  industry: 'var(--tt-industry, #46444a)',
  monument: 'var(--tt-monument, #6c4f8c)',
};

interface Entry {
  readonly family: Family;
  readonly marks: readonly Mark[];
}

const of = (family: Family, marks: readonly Mark[]): Entry => ({ family, marks });

export const buildings: Readonly<Record<string, Entry>> = {
  cottage: of('cottage', food.cottage),
  farm: of('food', food.farm),
  granary: of('food', food.granary),
  greenhouse: of('food', food.greenhouse),
  orchard: of('food', food.orchard),
  fountain: of('well', wells.fountain),
  millstone: of('well', wells.millstone),
  shed: of('well', wells.shed),
  well: of('well', wells.well),
  abbey: of('worship', worship.abbey),
  chapel: of('worship', worship.chapel),
  cloister: of('worship', worship.cloister),
  temple: of('worship', worship.temple),
  almshouse: of('tavern', taverns.almshouse),
  feast_hall: of('tavern', taverns.feastHall),
  inn: of('tavern', taverns.inn),
  tavern: of('tavern', taverns.tavern),
  bakery: of('shop', shops.bakery),
  market: of('shop', shops.market),
  tailor: of('shop', shops.tailor),
  theater: of('shop', shops.theater),
  bank: of('industry', industry.bank),
  factory: of('industry', industry.factory),
  trading_post: of('industry', industry.tradingPost),
  warehouse: of('industry', industry.warehouse),
};

export const monuments: Readonly<Record<string, Entry>> = {
  architects_guild: of('monument', a.architectsGuild),
  archive_of_the_second_age: of('monument', a.archive),
  barrett_castle: of('cottage', a.castle),
  cathedral_of_caterina: of('monument', a.cathedral),
  fort_ironweed: of('monument', a.fort),
  grand_mausoleum_of_the_rodina: of('monument', a.mausoleum),
  grove_university: of('monument', a.university),
  mandras_palace: of('monument', b.palace),
  obelisk_of_the_crescent: of('monument', b.obelisk),
  opaleyes_watch: of('monument', b.watch),
  shrine_of_the_elder_tree: of('monument', b.shrine),
  silva_forum: of('monument', b.forum),
  statue_of_the_bondmaker: of('monument', b.statue),
  the_sky_baths: of('monument', b.baths),
  the_starloom: of('monument', b.starloom),
};
