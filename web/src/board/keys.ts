/** Whether a key press is meant for the page, or for something that is being typed into. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  if (!at?.matches) return false;
  return at.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]');
}

/** A plain key without the control keys, which belong to the browser. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (typing(event)) return null;
  if (document.querySelector('dialog[open]')) return null;
  return event.key;
}
