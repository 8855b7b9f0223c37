import { canonicalUnit } from '@airshed/domain'
import { invalidBody } from '../../access/input/invalidField.ts'
import type { ZonedDataPoint } from '../dataPoints/queries.ts'

/** A data point of a co-location study, and the field of the request that names it. */
export interface AskedPoint {
  readonly id: string
  readonly path: string
  readonly role: 'reference' | 'sensor' | 'grouping'
}

/**
 * Checks that sensors can be compared with their reference and with one another.
 *
 * @param points all that are asked for, by id
 * @throws ApiError 400 for a parameter without arithmetic means, a sensor that is its own reference or is in another unit,
 *   and sensors of several parameters
 */
export function requireComparable(
  asked: readonly AskedPoint[],
  points: ReadonlyMap<string, ZonedDataPoint>,
): void {
  const named = asked.flatMap(({ id, ...rest }) => {
    const point = points.get(id)
    return point === undefined ? [] : [{ point, ...rest }]
  })
  const reference = named.find(({ role }) => role === 'reference')
  const first = named.find(({ role }) => role === 'sensor')
  for (const { point, path, role } of named) {
    const refuse = (expected: string, got: string) => {
      throw invalidBody([{ path, expected, got }])
    }
    if (point.kind !== 'scalar') {
      refuse('a parameter with arithmetic means (the kind scalar)', `the kind ${point.kind}`)
    }
    if (role !== 'sensor' || reference === undefined || first === undefined) continue
    if (point.id === reference.point.id) refuse('another data point than the reference', point.id)
    if (point.path !== first.point.path) {
      const cure = 'study other parameters by themselves'
      refuse(`the parameter of the first sensor, ${first.point.path}: ${cure}`, point.path)
    }
    const unit = canonicalUnit(reference.point.unit)
    if (canonicalUnit(point.unit) === unit) continue
    const cure = 'choose a reference in the same unit, or a computed parameter that converts'
    refuse(`the unit of the reference, ${unit}: ${cure}`, point.unit)
  }
}
