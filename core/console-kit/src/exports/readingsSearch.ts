import type { Frame, TimeRange } from '@airshed/contract'
import type { MeasurementExport } from '@airshed/schemas'

/** The parts of a widget's data that identify the readings behind it. */
export interface ReadingsBehind {
  readonly frames: readonly Pick<Frame, 'dataPointId'>[]
  /** The widget's own range; absent: that of its page. */
  readonly range?: TimeRange | null
}

/**
 * The query for every reading behind a widget.
 *
 * @param data null before the first answer
 * @param range of its page
 * @param timezone IANA zone of all times
 * @returns null if it has no data points
 */
export function readingsSearch(
  data: ReadingsBehind | null,
  range: TimeRange,
  timezone: string,
): MeasurementExport | null {
  const ids = [...new Set((data?.frames ?? []).map(({ dataPointId }) => dataPointId))]
  if (ids.length === 0) return null
  const { from, to } = data?.range ?? range
  return { data_point_id: ids, from: Math.floor(from), to: Math.ceil(to), timezone }
}
