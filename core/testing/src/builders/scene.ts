/**
 * The kind of data that a widget receives.
 *
 * - `normal` a few hours with one gap
 * - `empty` the request succeeded, nothing was measured
 * - `nan` readings that are all gaps or hidden
 * - `one-point` a single reading, device, alert or hour
 * - `large` 100,000 readings per series, many device types
 * - `unknown` nothing that was requested exists any longer
 * - `fault` the instrument reports a fault: values are hidden, and flagged
 * - `stale` the last reading is three hours old
 */
export const SCENES = [
  'normal',
  'empty',
  'nan',
  'one-point',
  'large',
  'unknown',
  'fault',
  'stale',
] as const
export type Scene = (typeof SCENES)[number]

/** Number of readings of each series in the scene `large`. */
export const LARGE_POINTS = 100_000
/** Age of the newest reading in the scene `stale`, in ms. */
export const STALE_BY_MS = 3 * 3_600_000
