/** The names of the shared icons, in the groups the games speak of. */
export const materialIcons = [
  'wood',
  'stone',
  'brick',
  'glass',
  'wheat',
  'gold',
  'wool',
  'iron',
  'food',
  'emerald',
  'amethyst',
] as const;

export const marbleIcons = [
  'marble-white',
  'marble-yellow',
  'marble-red',
  'marble-green',
  'marble-blue',
  'marble-purple',
] as const;

export const tokenIcons = ['coin', 'ruble', 'vp', 'recognition', 'prestige', 'dice', 'flag', 'hammer'] as const;

export const signIcons = ['bot', 'person', 'hourglass', 'check', 'cross', 'lock', 'eye'] as const;

export const iconNames = [...materialIcons, ...marbleIcons, ...tokenIcons, ...signIcons] as const;

export type MaterialIcon = (typeof materialIcons)[number];
export type MarbleIcon = (typeof marbleIcons)[number];
export type TokenIcon = (typeof tokenIcons)[number];
export type SignIcon = (typeof signIcons)[number];
export type IconName = (typeof iconNames)[number];
