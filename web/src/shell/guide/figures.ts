/** What draws a figure on the page, loaded with the first guide that has one. */
export { default as Box } from './FigureBox.svelte';
export { default as Drawing } from './Drawing.svelte';
