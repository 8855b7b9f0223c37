/** Signals that readings are in the store which metrics have not followed yet. */
export const METRICS_TOPIC = 'metrics'

/** Signals that metrics were made, changed or deleted: processes learn anew which readings they follow. */
export const METRIC_SOURCES_TOPIC = 'metric-sources'
