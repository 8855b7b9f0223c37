// What one answer may hold or be based on. Separate from the schemas, for code that needs only a limit.

/**
 * Measurements that one answer may hold, over all of its data points. A year of minutes of one data point fits, as do a
 * thousand readings of each of a thousand.
 */
export const ANSWER_MEASUREMENTS_MAX = 1_000_000

/** Percentiles of one request. */
export const PERCENTILES_MAX = 10

/** Readings that the percentiles of one answer may be computed from: a year of minutes of one data point. */
export const PERCENTILE_READINGS_MAX = 600_000

/** Figures that one answer of `search/statistics/steps` may hold: steps × data points. */
export const STEP_FIGURES_MAX = 20_000

/** Hours that one answer of `search/statistics/cycles` or `…/years` may be based on: hours × data points. */
export const STATISTIC_HOURS_MAX = 100_000

/** Devices of one answer. */
export const AIR_QUALITY_NODES_MAX = 200

/** Devices that one answer of `search/air_now` is based on. */
export const AIR_NOW_NODES_MAX = 10_000

/** Steps that one answer of `search/statistics/pairs` may be based on: eleven years of hours. */
export const PAIRS_STEPS_MAX = 100_000

/** Pairs that an answer lists one by one; for more it has the density. */
export const LISTED_PAIRS_MAX = 2_000

/** Sensors of one co-location study. */
export const COLOCATED_SENSORS_MAX = 20

/** Hours that one answer about a pollutant by wind may be based on: eleven years. */
export const WIND_HOURS_MAX = 100_000

/** The longest rolling mean: a week. */
export const ROLLING_HOURS_MAX = 168
