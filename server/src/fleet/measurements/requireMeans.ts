import { hasMeanOfHours } from '@airshed/domain'
import type { StatisticsSearch } from '@airshed/schemas'
import type { ZonedDataPoint } from '../dataPoints/queries.ts'
import { invalidBody } from '../../access/input/invalidField.ts'

/** @throws ApiError 400 if the hours of a parameter have no mean, like those of rain and directions */
export function requireMeans(
  { data_point_id: asked }: StatisticsSearch,
  points: readonly ZonedDataPoint[],
): void {
  const wrong = points.find(({ kind }) => !hasMeanOfHours(kind))
  if (wrong === undefined) return
  const path = `/data_point_id/${asked.indexOf(wrong.id)}`
  const expected = 'a parameter whose hours have a mean (kinds scalar, level, index and boolean)'
  throw invalidBody([{ path, expected, got: `the kind ${wrong.kind}` }])
}
