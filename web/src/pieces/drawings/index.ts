import type { IconName } from '../icons';
import type { Mark } from '../kit/draw';
import { marbles, materials } from './materials';
import { signs, tokens } from './signs';

/** Every shared icon by name, on a 24-unit grid. */
export const icons: Readonly<Record<IconName, readonly Mark[]>> = { ...materials, ...marbles, ...tokens, ...signs };
