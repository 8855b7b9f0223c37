import { CELSIUS, FAHRENHEIT, fahrenheitDifference, fahrenheitOf } from '@airshed/domain'
import type {
  Colocation,
  DataPoint,
  OrthogonalRegression,
  Pairs,
  PollutionRose,
  ReadingRevision,
  Regression,
  SeriesInfo,
} from '@airshed/schemas'
import { fahrenheitOrNull, measurementIn } from './measurementIn.ts'

// Figures of a data point that is a temperature in °C, as a reader of °F sees them.

export function seriesInfoIn(info: SeriesInfo): SeriesInfo {
  const { fault } = info
  if (fault === undefined || fault.lastGood === null) return info
  return { ...info, fault: { ...fault, lastGood: measurementIn(fault.lastGood) } }
}

/**
 * A data point with its newest values; one in another unit stays as it is. Converted readings have other decimals than came:
 * those of the parameter count.
 */
export function dataPointIn(point: DataPoint): DataPoint {
  if (point.unit !== CELSIUS) return point
  const { measurements, correction, decimals: _, ...rest } = point
  return {
    ...rest,
    unit: FAHRENHEIT,
    storedUnit: CELSIUS,
    lastValue: fahrenheitOrNull(point.lastValue),
    ...(correction === undefined
      ? {}
      : {
          correction: {
            ...correction,
            lastReported: fahrenheitOrNull(correction.lastReported),
            lastCorrected: fahrenheitOrNull(correction.lastCorrected),
          },
        }),
    ...(measurements === undefined ? {} : { measurements: measurements.map(measurementIn) }),
  }
}

/** A revision with both values; one in another unit stays as it is. */
export function revisionIn(revision: ReadingRevision): ReadingRevision {
  if (revision.unit !== CELSIUS) return revision
  return {
    ...revision,
    unit: FAHRENHEIT,
    old_value: fahrenheitOrNull(revision.old_value),
    value: fahrenheitOrNull(revision.value),
  }
}

const meanIn = <Cell extends { mean: number | null }>(cell: Cell): Cell => ({
  ...cell,
  mean: fahrenheitOrNull(cell.mean),
})

export function pollutionIn(rose: PollutionRose): PollutionRose {
  return {
    ...rose,
    sectors: rose.sectors.map((sector) => ({
      ...meanIn(sector),
      classes: sector.classes.map(meanIn),
    })),
    calm: meanIn(rose.calm),
  }
}

/** Two parameters against each other, of which one or both are temperatures. */
export function pairsIn(pairs: Pairs): Pairs {
  const isX = pairs.xUnit === CELSIUS
  const isY = pairs.yUnit === CELSIUS
  if (!isX && !isY) return pairs
  const x = isX ? fahrenheitOf : (value: number) => value
  const y = isY ? fahrenheitOf : (value: number) => value
  const { regression, orthogonal, agreement, points, density } = pairs
  return {
    ...pairs,
    xUnit: isX ? FAHRENHEIT : pairs.xUnit,
    yUnit: isY ? FAHRENHEIT : pairs.yUnit,
    regression: regression === null ? null : regressionIn(regression, { isX, isY }),
    orthogonal: orthogonal === null ? null : orthogonalIn(orthogonal),
    agreement:
      agreement === null
        ? null
        : {
            bias: fahrenheitDifference(agreement.bias),
            rmse: fahrenheitDifference(agreement.rmse),
          },
    points: points === null ? null : { ...points, x: points.x.map(x), y: points.y.map(y) },
    density: density === null ? null : { ...density, x: density.x.map(x), y: density.y.map(y) },
  }
}

/**
 * Classes of temperature in °F. A study of temperatures themselves stays in °C, as its answer says: its coefficients correct
 * stored values.
 */
export function colocationIn(study: Colocation): Colocation {
  const sensors = study.sensors.map((sensor) => {
    const { temperature } = sensor
    if (temperature?.unit !== CELSIUS) return sensor
    const bins = temperature.bins.map((bin) => ({
      ...bin,
      from: fahrenheitOf(bin.from),
      to: fahrenheitOf(bin.to),
    }))
    return { ...sensor, temperature: { ...temperature, unit: FAHRENHEIT, bins } }
  })
  return { ...study, sensors }
}

/** The same line through the same pairs: correlation and r² do not change with the units. */
function regressionIn(line: Regression, { isX, isY }: { isX: boolean; isY: boolean }): Regression {
  const perX = isX ? 1 / fahrenheitDifference(1) : 1
  const perY = isY ? fahrenheitDifference(1) : 1
  // At x = 0 in its new unit, y is that of the old line at the same place.
  const atZero = line.intercept - (isX ? line.slope * perX * fahrenheitOf(0) : 0)
  return {
    ...line,
    slope: line.slope * perX * perY,
    intercept: isY ? fahrenheitOf(atZero) : atZero,
    residualDeviation: line.residualDeviation * perY,
  }
}

/** The same line, of which both variables are temperatures; its intercept is at 0 °F now, and as uncertain as there. */
function orthogonalIn(line: OrthogonalRegression): OrthogonalRegression {
  const { slope, intercept, slopeUncertainty, interceptUncertainty, meanX } = line
  // Σx² / n by which the two uncertainties differ is the variance of x and the square of its mean.
  const ratio = slopeUncertainty === 0 ? 0 : (interceptUncertainty / slopeUncertainty) ** 2
  const spread = Math.max(0, ratio - meanX ** 2)
  const mean = fahrenheitOf(meanX)
  return {
    slope,
    intercept: fahrenheitOf(intercept) - slope * fahrenheitOf(0),
    slopeUncertainty,
    interceptUncertainty:
      slopeUncertainty * Math.sqrt(fahrenheitDifference(fahrenheitDifference(spread)) + mean ** 2),
    meanX: mean,
  }
}
