import { FOLLOWED_KNOWN_FOR_MS } from '../measurements/followedPoints.ts'

/** After this no transaction that stores readings still knows an alert as it was before its change, ms. */
export const SETTLED_AFTER_MS = FOLLOWED_KNOWN_FOR_MS + 5_000
