/** Returns the time, ms UTC; tests pass one that stands still. */
export type Clock = () => number
