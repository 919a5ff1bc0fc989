/** Hints and analyses in one piece, loaded when somebody asks for one. */
export { default as AnalysisPane } from './AnalysisPane.svelte';
export { default as ReplayHint } from './ReplayHint.svelte';
export { default as TableHint } from './TableHint.svelte';
