/** Returns the time, ms UTC; tests pass a fixed one. */
export type Clock = () => number
