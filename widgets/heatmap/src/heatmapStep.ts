import { binStepMs, type Frame } from '@airshed/kit'

/** A bin that is narrower than this is hard to point at. */
const BIN_MIN_PX = 9
/** Names of the devices take about so much of the width. */
const PLOT_SHARE = 0.76
/** Enough readings for a bin to have a value, even if one of them came a moment too late. */
const READINGS_A_BIN = 4
/** A picture of fewer bins than this is none: then a bin may hold a single reading. */
const FEWEST_BINS = 12

/**
 * The length of the bins, a nice step that follows the window and the pixels: not shorter than four
 * readings of the slowest device as long as a picture is left, and never shorter than one.
 *
 * @param lengthMs of the window
 * @param widthPx inner width of the widget, CSS pixels
 */
export function heatmapStepMs(
  lengthMs: number,
  widthPx: number,
  frames: readonly Pick<Frame, 'averagingPeriodMs' | 'reportingIntervalMs'>[],
): number {
  const most = Math.max(1, Math.floor((widthPx * PLOT_SHARE) / BIN_MIN_PX))
  const slowestMs = Math.max(0, ...frames.map(({ reportingIntervalMs: interval }) => interval))
  const averagedMs = Math.max(0, ...frames.map((frame) => frame.averagingPeriodMs ?? 0))
  const calm = binStepMs(lengthMs, most, Math.max(READINGS_A_BIN * slowestMs, averagedMs))
  if (lengthMs / calm >= FEWEST_BINS) return calm
  return binStepMs(lengthMs, most, Math.max(slowestMs, averagedMs))
}
