/** A form has so long to save, with all calls that it makes, ms. */
export const SAVE_WITHIN_MS = 30_000
