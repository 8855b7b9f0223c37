import {
  autoSpeedClasses,
  binStepMs,
  contrastRatio,
  DAY_MS,
  fixedSpeedClasses,
  heatmapRow,
  lastRange,
  NO_DATA,
  pairedValues,
  pollutionRose,
  seriesCoverage,
  THEME_NAMES,
  THEME_TOKENS,
  timeBins,
  windRose,
} from '@airshed/kit'
import type { Frame, TimeRange, WidgetData } from '@airshed/kit'
import {
  countableStepMs,
  validateWith,
  type CompiledValidator,
  type DataNeed,
} from '@airshed/kit/define'

/** The week that ends at a time, ms UTC. */
export const weekUntil = (nowMs: number) => lastRange(7 * DAY_MS, nowMs)

/** In a test: a device that has not reported anything yet. */
export const nothingYet: WidgetData = { ...NO_DATA, hasMoreNodes: false }

/** Whether text in a colour is readable on cards of both themes. */
export const isReadable = (color: string): boolean =>
  THEME_NAMES.every((theme) => contrastRatio(color, THEME_TOKENS[theme].surface) >= 4.5)

/** In a test: the problems of settings, each with its place. */
export const placesOf = (validate: CompiledValidator, config: unknown): string[] =>
  validateWith(validate, config).map(({ path }) => path)

/** Whether every reading of a range that is due by now has arrived. */
export const isComplete = (frame: Frame, range: TimeRange, nowMs: number): boolean =>
  seriesCoverage(frame, range, nowMs) === 1

/** Readings of a range, or means of countable steps if it is long. */
export const meansOf = (dataPointIds: readonly string[], { from, to }: TimeRange): DataNeed => {
  const averagingMs = countableStepMs(to - from)
  const step = averagingMs === undefined ? {} : { averagingMs }
  return {
    kind: 'measurements',
    dataPointIds,
    window: 'range',
    statistic: 'mean',
    live: true,
    ...step,
  }
}

/** Means over about fifty steps of a range, of readings that the widget already has. */
export const meansOfFifty = (frame: Frame, range: TimeRange, zone: string) =>
  heatmapRow(frame, timeBins(range, binStepMs(range.to - range.from, 50), zone))

const partners = (speed: Frame, other: Frame) =>
  pairedValues(speed, other, speed.reportingIntervalMs / 2)

/** A wind rose of readings that the widget already has, in classes of 2 m/s. */
export const roseOfReadings = (speed: Frame, direction: Frame) =>
  windRose(speed.values, partners(speed, direction), { classes: fixedSpeedClasses([2, 4, 6]) })

/** The same for a pollutant, in classes over the range of speeds. */
export const pollutionOfReadings = (speed: Frame, direction: Frame, pollutant: Frame) =>
  pollutionRose(speed.values, partners(speed, direction), partners(speed, pollutant), {
    classes: autoSpeedClasses(speed.values),
  })
