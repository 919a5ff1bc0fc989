/** Whether the dialog with the keys is open. */
export const keysDialog = $state({ open: false });
