import { MINUTE_MS } from '@airshed/domain'
import type { Measurement, SeriesInfo } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import type { DataPointRow } from '../../dataPoints/queries.ts'
import { inTurn } from '../../dataPoints/inTurn.ts'
import type { ShownUnit } from './shownUnits.ts'
import type { ShownWindow } from './shownWindow.ts'

/** Visitors of all public pages take turns as one caller, so signed-in users do not wait longer because of them. */
export const VISITORS = 'visitors of public pages'
/** Number of columns that a series is reduced to, each with up to four points, which is the most a page shows. */
const WIDTH = 160

/** A parameter's values over time for a page, as measured. */
export interface ShownSeries {
  readonly info: SeriesInfo
  readonly measurements: readonly Measurement[]
}

/**
 * The series in the window of a page, by data point. Uses the same search as dashboards, so that each kind of
 * parameter is aggregated in the same way.
 */
export async function readShownSeries(
  { store }: Pick<ServerContext, 'store'>,
  points: readonly DataPointRow[],
  { from, to, stepMinutes }: ShownWindow,
): Promise<ReadonlyMap<string, ShownSeries>> {
  if (points.length === 0) return new Map()
  const query = {
    data_point_id: points.map(({ id }) => id),
    from,
    // A reading of this very moment is shown; steps end before it.
    to: stepMinutes === null ? to + 1 : to,
    width: WIDTH,
    ...(stepMinutes === null ? {} : { aggregate: stepMinutes }),
  }
  return inTurn(store.measurements.search(query, VISITORS))
}

/** A measurement in another unit; gaps and flags are kept. */
export const converted = ([at, value, ...flags]: Measurement, { convert }: ShownUnit) =>
  [at, value === null ? null : convert(value), ...flags] as Measurement

/** Time of a value: that of its reading, or the end of its step. */
export const timeOf = ([at]: Measurement, { stepMinutes }: ShownWindow): number =>
  at + (stepMinutes ?? 0) * MINUTE_MS
