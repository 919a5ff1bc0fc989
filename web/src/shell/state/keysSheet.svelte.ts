/** Whether the sheet of keys lies on the page. */
export const keysSheet = $state({ open: false });
