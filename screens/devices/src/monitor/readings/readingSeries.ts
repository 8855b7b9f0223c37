import { basisName } from '@airshed/console-kit'
import type { DataPoint, useChartText } from '@airshed/kit'

/** A column of readings in a table or a file. */
export interface ReadingSeries {
  point: DataPoint
  /** Which values they are; absent: as reported, with nothing to tell them from. */
  basis?: 'corrected' | 'reported'
  /** Its place among the readings of a row. */
  place: number
}

/** Its readings are shown corrected. */
export const hasCorrectedValues = ({ correction }: Pick<DataPoint, 'correction'>): boolean =>
  correction?.basis === 'corrected'

/**
 * The columns of data points, each corrected one followed by its reported values if these are shown.
 *
 * @param reportedIds ids of data points whose reported values are shown too, in the order of their places
 */
export const readingSeries = (
  points: readonly DataPoint[],
  reportedIds: readonly string[],
): readonly ReadingSeries[] =>
  points.flatMap((point, place): ReadingSeries[] => {
    if (!hasCorrectedValues(point)) return [{ point, place }]
    const beside = reportedIds.indexOf(point['_id'])
    const corrected = { point, basis: 'corrected', place } as const
    if (beside < 0) return [corrected]
    return [corrected, { point, basis: 'reported', place: points.length + beside }]
  })

/** Name and unit of a column: `PM2.5 (corrected), µg/m³`. */
export function seriesHeader(
  name: string,
  { point, basis }: ReadingSeries,
  text: ReturnType<typeof useChartText>,
): string {
  const named = basisName(name, basis, text)
  return point.unit === '' ? named : `${named}, ${point.unit}`
}
