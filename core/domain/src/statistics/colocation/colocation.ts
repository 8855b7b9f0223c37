import type { SensorTargets } from '@airshed/profiles'
import { LISTED_PAIRS_MAX, type ColocatedSensor, type Colocation } from '@airshed/schemas'
import { coverageOf } from '../completeness.ts'
import { pairDensity } from '../pairDensity.ts'
import { meanOf } from './meanOf.ts'
import { proposalOf } from './proposedCorrection.ts'
import { residualsBy } from './residualBins.ts'
import { sensorErrorOf } from './sensorError.ts'
import { sensorLineOf } from './sensorLine.ts'
import { sensorPrecisionOf } from './sensorPrecision.ts'
import { targetResults } from './targetResults.ts'

/** Another parameter by which residuals are grouped. */
interface GroupingColumn {
  readonly values: ArrayLike<number>
  readonly unit: string
}

/** Means of sensors and their reference in the same periods: columns of equal length, NaN where there is no mean. */
export interface ColocatedColumns {
  /** Start of each period, ms UTC, ascending. */
  readonly start: ArrayLike<number>
  readonly reference: ArrayLike<number>
  readonly sensors: readonly { readonly dataPointId: string; readonly values: ArrayLike<number> }[]
  readonly temperature: GroupingColumn | null
  readonly humidity: GroupingColumn | null
  /** Compared with the figures; null: none apply. */
  readonly targets: SensorTargets | null
}

/** Widths of the classes of residuals: 5 °C or its equal in °F, and 10 % relative humidity. */
const CLASS_WIDTHS = { '°F': 9, '%': 10 } as const
const widthOf = (unit: string): number => CLASS_WIDTHS[unit as keyof typeof CLASS_WIDTHS] ?? 5

/**
 * How well sensors agree with a reference, and with one another. Each sensor is paired with the reference in all periods in
 * which both have a mean; its line is that of the sensor on the reference, so that a correction is the inverse.
 */
export function colocationOf(
  columns: ColocatedColumns,
): Pick<Colocation, 'expected' | 'referenceCount' | 'sensors' | 'precision'> {
  const { start, reference, sensors, targets } = columns
  const precision = sensorPrecisionOf(sensors.map(({ values }) => values))
  const compared = (found: NonNullable<typeof precision>) =>
    targets === null ? null : (targetResults(targets, found)[0] ?? null)
  return {
    expected: start.length,
    referenceCount: Array.from(reference).filter(Number.isFinite).length,
    sensors: sensors.map((sensor) => sensorOf(columns, sensor)),
    precision: precision === null ? null : { ...precision, target: compared(precision) },
  }
}

function sensorOf(
  { start, reference, temperature, humidity, targets }: ColocatedColumns,
  { dataPointId, values }: ColocatedColumns['sensors'][number],
): ColocatedSensor {
  const places: number[] = []
  for (let at = 0; at < start.length; at += 1) {
    if (Number.isFinite(reference[at]) && Number.isFinite(values[at])) places.push(at)
  }
  const paired = (column: ArrayLike<number>) => places.map((at) => column[at] ?? Number.NaN)
  const [starts, x, y] = [paired(start), paired(reference), paired(values)]
  const line = sensorLineOf({ x, y })
  const error = sensorErrorOf({ x, y })
  const by = (grouping: GroupingColumn | null) =>
    grouping === null || line === null
      ? null
      : residualsBy(
          { ...grouping, values: paired(grouping.values), width: widthOf(grouping.unit) },
          { x, y },
          line,
        )
  const figures = {
    slope: line?.slope.value ?? null,
    intercept: line?.intercept.value ?? null,
    rSquared: line?.rSquared ?? null,
    rmse: error?.rmse ?? null,
    nrmsePercent: error?.nrmsePercent ?? null,
  }
  const isListed = x.length <= LISTED_PAIRS_MAX
  return {
    data_point_id: dataPointId,
    count: x.length,
    expected: start.length,
    coverage: coverageOf(x.length, start.length),
    sensorMean: finiteOrNull(meanOf(y)),
    referenceMean: finiteOrNull(meanOf(x)),
    line,
    error,
    targets: targets === null ? [] : targetResults(targets, figures),
    temperature: by(temperature),
    humidity: by(humidity),
    ...proposalOf({ x, y }, starts, line),
    points: isListed ? { start: starts, x, y } : null,
    density: isListed ? null : pairDensity({ x, y }),
  }
}

const finiteOrNull = (value: number): number | null => (Number.isFinite(value) ? value : null)
