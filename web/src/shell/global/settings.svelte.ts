/** What a person likes, kept in this browser. */

export interface Preferences {
  /** "" follows the browser */
  language: string;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  sound: boolean;
  notify: boolean;
  /** the title and the icon of the tab say that it is your turn */
  title: boolean;
  /** marks on everything that is otherwise told apart by colour */
  symbols: boolean;
  /** cover the table when the device goes from hand to hand */
  curtain: boolean;
  /** take a decision with a single choice at once */
  formalities: boolean;
  /** how long each thing that others do stays in sight before the next one */
  speed: 'slow' | 'normal' | 'instant';
  /** tips in the first games */
  coach: boolean;
}

const DEFAULTS: Preferences = {
  language: '',
  theme: 'system',
  motion: 'system',
  sound: false,
  notify: false,
  title: true,
  symbols: true,
  curtain: true,
  formalities: true,
  speed: 'normal',
  coach: true,
};
const KEY = 'cantiere.settings';

function load(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(kept).filter(
      ([name, value]) => typeof value === typeof DEFAULTS[name as keyof Preferences],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Preferences = $state(load());

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

const PACES = { slow: 2200, normal: 1000, instant: 0 } as const;

/** How long, in milliseconds, something that others did is shown before the next. A page nobody sees does not wait. */
export function pace(): number {
  return document.hidden ? 0 : PACES[settings.speed];
}

/** Whether things may move. */
export function motion(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !system.still);
}

export function theme(): 'light' | 'dark' {
  return settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme;
}

/** Dresses the page as the settings say, now and whenever they change. */
export function dress(): void {
  $effect.root(() => {
    $effect.pre(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.motion = motion() ? 'full' : 'none';
      root.dataset.symbols = settings.symbols ? 'on' : 'off';
    });
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
