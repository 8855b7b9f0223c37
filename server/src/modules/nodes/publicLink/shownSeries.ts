import { MINUTE_MS } from '@airshed/domain'
import type { Measurement, SeriesInfo } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import type { DataPointRow } from '../../dataPoints/queries.ts'
import { inTurn } from '../../dataPoints/inTurn.ts'
import type { ShownUnit } from './shownUnits.ts'
import type { ShownWindow } from './shownWindow.ts'

/** Visitors of all public pages take turns as one caller: nobody who is signed in waits longer for them. */
export const VISITORS = 'visitors of public pages'
/** Columns to which a series is reduced, each with up to four points: what a page shows at most. */
const WIDTH = 160

/** What a page shows of a parameter over time, as it was measured. */
export interface ShownSeries {
  readonly info: SeriesInfo
  readonly measurements: readonly Measurement[]
}

/**
 * The series of data points in the window of a page, by data point: by the search that dashboards make, so
 * that each kind of parameter is aggregated as there.
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
    // The end of a search for readings is in it, that of whole steps is not.
    to,
    width: WIDTH,
    ...(stepMinutes === null ? {} : { aggregate: stepMinutes }),
  }
  return inTurn(store.measurements.search(query, VISITORS))
}

/** A measurement in another unit; gaps and flags stay. */
export const converted = ([at, value, ...flags]: Measurement, { convert }: ShownUnit) =>
  [at, value === null ? null : convert(value), ...flags] as Measurement

/** Time of a value: of its reading, or the end of its step. */
export const timeOf = ([at]: Measurement, { stepMinutes }: ShownWindow): number =>
  at + (stepMinutes ?? 0) * MINUTE_MS
