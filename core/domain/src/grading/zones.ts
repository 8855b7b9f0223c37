import { parameterById } from '@airshed/profiles'
import type { DeviceProfile, GradeBound } from '@airshed/schemas'
import { conversionFactor } from './units.ts'

/** A band of values of one grade, as a chart paints it. */
export interface Zone {
  /** Lower edge; -Infinity when the band is open downwards. */
  readonly from: number
  /** Upper edge; Infinity when the band is open upwards. */
  readonly to: number
  readonly gradeId: string
  readonly name: string
  readonly color: string
  /** Shown beside the colour for readers who cannot distinguish colours. */
  readonly letter: string
}

/**
 * The bands of a parameter, lowest first.
 *
 * @param unit - unit of the edges; default: the parameter's unit in the catalogue
 * @returns empty when the profile does not grade the parameter or its unit cannot be converted
 */
export function zonesFor(
  profile: DeviceProfile,
  parameterId: string,
  unit: string | undefined = parameterById(parameterId)?.unit,
): Zone[] {
  const range = profile.ranges[parameterId]
  if (range === undefined) return []
  const factor = conversionFactor(parameterId, range.unit, unit ?? range.unit)
  if (factor === null) return []
  const zones = range.bounds.flatMap((bound): Zone[] => {
    const grade = profile.grades.find(({ id }) => id === bound.status)
    if (grade === undefined) return []
    const { id: gradeId, name, color, letter } = grade
    const [from, to] = edgesOf(bound)
    return [{ from: from * factor, to: to * factor, gradeId, name, color, letter }]
  })
  return zones.toSorted((a, b) => a.from - b.from)
}

function edgesOf(bound: GradeBound): [from: number, to: number] {
  return [
    bound.gt ?? bound.gte ?? Number.NEGATIVE_INFINITY,
    bound.lt ?? bound.lte ?? Number.POSITIVE_INFINITY,
  ]
}
