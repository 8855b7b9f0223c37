import { formatCoverage, periodWords, type PluginIntl } from '@airshed/kit'
import type { RoseModel } from './roseModel.ts'
import { unitOf, valueText } from './roseText.ts'
import type { WindFrames } from './windFrames.ts'

/** What a rose is based on: `from 64,725 readings, one every 1 h`, or `from 8,760 means of 1 h`. */
export function basisText({ rose, basis }: RoseModel, intl: PluginIntl): string {
  const { averagingPeriodMs, reportingIntervalMs } = basis
  const period = keptTogether(periodWords(averagingPeriodMs ?? reportingIntervalMs, intl.locale))
  const id = averagingPeriodMs === null ? 'basis.readings' : 'basis.means'
  return intl.formatMessage({ id }, { count: rose.count, period })
}

/** Small print: what the rose is based on, how complete that is, and how it was processed. */
export function roseNote(
  model: RoseModel,
  { speed, pollutant }: WindFrames,
  intl: PluginIntl,
): string {
  const { basis } = model
  const { wind, coverage, averagingPeriodMs } = basis
  const words = [basisText(model, intl)]
  if (averagingPeriodMs !== null) words.push(intl.formatMessage({ id: 'note.vectors' }))
  // Comes early, as a low widget cuts off the end.
  if (model.mode === 'wind' && wind.isCorrected) {
    words.push(intl.formatMessage({ id: 'note.rounded' }))
  }
  if (speed !== null && wind.meanSpeed !== null) {
    const unit = { unit: unitOf(speed), precision: 2 }
    const value = keptTogether(valueText(wind.meanSpeed, unit, intl))
    words.push(intl.formatMessage({ id: 'note.meanSpeed' }, { value }))
  }
  if (coverage !== null) {
    const share = formatCoverage(coverage, intl.locale)
    const id = isTooLittle(model) ? 'note.tooLittle' : 'note.coverage'
    words.push(intl.formatMessage({ id }, { share }))
  }
  const leftOut = (id: string, count: number, parameter = '') => {
    if (count > 0) words.push(intl.formatMessage({ id }, { count, parameter }))
  }
  leftOut('note.unpaired', basis.unpairedCount)
  if (model.mode === 'pollution') {
    leftOut('note.noPollutant', wind.count - model.rose.count, pollutant?.shortLabel)
  }
  return words.join(' · ')
}

/** There is wind, but too few readings for their mean to represent the whole range. */
const isTooLittle = ({ basis: { wind, coverage } }: RoseModel): boolean =>
  wind.meanSpeed === null && wind.count > wind.calmCount && (coverage ?? 1) < 1

/** No line break between a value and its unit. */
const keptTogether = (words: string): string => words.replaceAll(' ', '\u00a0')
