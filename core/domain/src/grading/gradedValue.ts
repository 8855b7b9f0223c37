import type { Averaging, ParameterKind, WithheldReason } from '@airshed/schemas'
import { withCoverage, type CoveredStatistic } from '../statistics/completeness.ts'
import { meanOfHours, type DueHour } from '../statistics/dueHours.ts'
import { AVERAGING_HOURS } from './averaging.ts'
import { nowCast } from './nowCast.ts'

/** The readings of one parameter of a device. */
export interface AirReadings {
  readonly kind: ParameterKind
  /** Consecutive whole hours, oldest first, at least as many as the averaging needs. */
  readonly hours: readonly DueHour[]
  /** The newest reading; null: it is missing, old or hidden. */
  readonly reading: number | null
}

/** An average with what it is based on, or why it is withheld. */
export interface GradedValue extends CoveredStatistic {
  readonly withheld: WithheldReason | null
}

/** The average that a standard grades, in the unit of the readings. */
export function gradedValue(averaging: Averaging, readings: AirReadings): GradedValue {
  if (averaging === 'reading') return ofReading(readings.reading)
  const hours = readings.hours.slice(-AVERAGING_HOURS[averaging])
  return averaging === 'nowcast' ? ofNowCast(hours) : ofMean(hours, readings.kind)
}

function ofReading(value: number | null): GradedValue {
  const count = value === null ? 0 : 1
  return {
    ...withCoverage(value, count, 1),
    withheld: value === null ? 'noReading' : null,
  }
}

function ofMean(hours: readonly DueHour[], kind: ParameterKind): GradedValue {
  const mean = meanOfHours(hours, kind)
  return { ...mean, withheld: mean.value === null ? whyNone(mean, 'coverage') : null }
}

/** NowCast has its own rule for missing hours, so 75 % of the hours are not required. */
function ofNowCast(hours: readonly DueHour[]): GradedValue {
  const values = hours.map(({ value }) => value)
  const count = values.filter((value) => value !== null).length
  const expected = hours.filter(({ isDue }) => isDue).length
  const covered = { ...withCoverage(null, count, expected), value: nowCast(values, null) }
  return { ...covered, withheld: covered.value === null ? whyNone(covered, 'recentHours') : null }
}

const whyNone = ({ expected }: CoveredStatistic, reason: WithheldReason): WithheldReason =>
  expected === 0 ? 'notDue' : reason
