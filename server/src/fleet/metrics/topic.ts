/** Signals that the store has readings that metrics have not processed yet. */
export const METRICS_TOPIC = 'metrics'

/** Signals that metrics were created, changed or deleted: processes reload which readings they follow. */
export const METRIC_SOURCES_TOPIC = 'metric-sources'
