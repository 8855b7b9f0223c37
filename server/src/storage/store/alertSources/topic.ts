/** Signals that the store has readings by which alerts have not been evaluated yet. */
export const ALERTS_TOPIC = 'alerts'
