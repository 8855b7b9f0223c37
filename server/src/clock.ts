/** Tells the time, ms UTC; tests hand in one that stands still. */
export type Clock = () => number
