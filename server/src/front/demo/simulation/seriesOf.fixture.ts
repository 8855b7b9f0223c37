import { nodeNamed } from '../fleet/lookUp.ts'
import { reporterOf } from './report.ts'
import { scheduleOf } from './schedule.ts'

/** When the demo of the tests was set up: a Monday noon. */
export const SETUP_AT = Date.parse('2026-03-02T12:00:00Z')

export interface Point {
  ts: number
  value: number
  flags: number
}

/** What a device of the demo reported for one parameter in a time window. */
export function seriesOf(
  name: string,
  parameterId: string,
  { from, to }: { from: number; to: number },
): Point[] {
  const node = nodeNamed(name)
  const reporter = reporterOf(node, SETUP_AT)
  const channel = reporter.channels.findIndex((one) => one.parameterId === parameterId)
  return [...scheduleOf(node, SETUP_AT).times(from, to)].map((ts) => ({
    ts,
    ...(reporter.readAt(ts)[channel] ?? { value: Number.NaN, flags: -1 }),
  }))
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function deviation(values: readonly number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}

/** Pearson's coefficient, -1 to 1. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [centre, otherCentre] = [mean(one), mean(other)]
  const products = one.map((value, index) => (value - centre) * ((other[index] ?? 0) - otherCentre))
  return mean(products) / (deviation(one) * deviation(other))
}

/** How well a value predicts the one `places` later: 0 for white noise, 1 for perfectly. */
export function autocorrelation(values: readonly number[], places: number): number {
  return correlation(values.slice(0, -places), values.slice(places))
}
