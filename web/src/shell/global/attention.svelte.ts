/** Telling somebody that it is their turn: the title and the icon of the tab, a sound, and a notification where
 *  allowed. */
import { play } from '../lib/sounds';
import { t } from './language.svelte';
import { settings } from './settings.svelte';

class Attention {
  /** what the page is called */
  page = $state('');
  /** how many tables wait for you */
  waiting = $state(0);

  /** Keeps title and icon right for as long as the page lives. */
  keep(): void {
    $effect.root(() => {
      $effect(() => {
        const name = this.page ? t('title-page', { page: this.page }) : 'Cantiere';
        const calling = settings.title && this.waiting > 0;
        document.title = calling ? t('title-turn', { title: name }) : name;
        const icon = document.querySelector<HTMLLinkElement>('#favicon');
        if (icon) icon.href = calling ? '/favicon-turn.svg' : '/favicon.svg';
      });
    });
  }

  /** It has just become somebody's turn. */
  call(title: string, body: string, tag: string): void {
    if (settings.sound) play('turn');
    if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    try {
      const note = new Notification(title, { body, tag, icon: '/favicon-turn.svg' });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Phones allow notifications only to installed pages.
    }
  }

  /** Asks the browser; whether it said yes. */
  async allow(): Promise<boolean> {
    if (!('Notification' in window)) return false;
    return (await Notification.requestPermission()) === 'granted';
  }
}

export const attention = new Attention();
