import type { ResidualBin, ClassResiduals, SensorLine } from '@airshed/schemas'
import type { PairedColumns } from '../regression.ts'

/** At most so many classes lie between the lowest and the highest value, whatever was measured. */
const CLASSES_MAX = 40

/** Another parameter in the same periods as the pairs. */
export interface Grouping {
  /** As long as the pairs; NaN where it has no mean. */
  readonly values: ArrayLike<number>
  readonly unit: string
  /** Width of a class; doubled until there are no more than 40 of them. */
  readonly width: number
}

/**
 * What a line leaves unexplained, by classes of another parameter such as temperature: a residual is the sensor less the line
 * at the value of the reference. A class without a pair is left out.
 *
 * @param pairs finite values, of which the line is
 */
export function residualsBy(
  grouping: Grouping,
  pairs: PairedColumns,
  { slope, intercept }: Pick<SensorLine, 'slope' | 'intercept'>,
): ClassResiduals {
  const groups = new Map<number, number[]>()
  const width = widthFor(grouping)
  let count = 0
  for (let at = 0; at < pairs.x.length; at += 1) {
    const place = Math.floor((grouping.values[at] ?? Number.NaN) / width)
    const residual = (pairs.y[at] ?? 0) - intercept.value - slope.value * (pairs.x[at] ?? 0)
    if (!Number.isFinite(place) || !Number.isFinite(residual)) continue
    const group = groups.get(place)
    if (group === undefined) groups.set(place, [residual])
    else group.push(residual)
    count += 1
  }
  const bins = [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([place, residuals]) => binOf(place * width, (place + 1) * width, residuals))
  return { unit: grouping.unit, count, bins }
}

function widthFor({ values, width }: Grouping): number {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN
    if (!Number.isFinite(value)) continue
    least = Math.min(least, value)
    greatest = Math.max(greatest, value)
  }
  let wide = width
  while (greatest / wide - least / wide > CLASSES_MAX - 1) wide *= 2
  return wide
}

function binOf(from: number, to: number, residuals: readonly number[]): ResidualBin {
  const count = residuals.length
  const mean = residuals.reduce((sum, residual) => sum + residual, 0) / count
  const squares = residuals.reduce((sum, residual) => sum + (residual - mean) ** 2, 0)
  return { from, to, count, mean, deviation: count < 2 ? null : Math.sqrt(squares / (count - 1)) }
}
