/** Time limit for saving a form, including all calls, ms. */
export const SAVE_WITHIN_MS = 30_000
