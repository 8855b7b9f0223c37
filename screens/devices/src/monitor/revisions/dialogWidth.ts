/** Wide enough for a file's name and who imported it. */
export const DIALOG_WIDTH_PX = 1000
