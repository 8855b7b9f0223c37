/** Received power at which the next bar begins, dBm (product specification, 9). */
const BAR_THRESHOLDS_DBM = [-105, -95, -85, -75, -65] as const

/** Bars of the strongest signal. */
export const SIGNAL_BARS_MAX = BAR_THRESHOLDS_DBM.length

/** Bars of a signal, from 0 to {@link SIGNAL_BARS_MAX}. @param dbm received power, dBm */
export const signalBars = (dbm: number): number =>
  BAR_THRESHOLDS_DBM.filter((threshold) => dbm >= threshold).length
