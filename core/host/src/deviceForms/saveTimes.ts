/** Time limit of a form's save, with all calls that it makes, ms. */
export const SAVE_WITHIN_MS = 30_000
