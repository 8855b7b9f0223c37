/** Signals that the store has readings that computed parameters have not processed yet. */
export const COMPUTED_TOPIC = 'metrics'

/** Signals that computed parameters were created, changed or deleted: processes reload which readings they follow. */
export const COMPUTED_SOURCES_TOPIC = 'metric-sources'
