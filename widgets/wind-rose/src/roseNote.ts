import { periodWords, type PluginIntl } from '@airshed/kit'
import type { RoseModel } from './roseModel.ts'
import { unitOf, valueWords } from './roseWords.ts'
import type { WindFrames } from './windReadings.ts'

/** Small print: how much the rose rests on, what the readings are, and what was done about them. */
export function roseNote(model: RoseModel, frames: WindFrames, intl: PluginIntl): string {
  const { speed, direction, pollutant } = frames
  const wind = model.mode === 'wind' ? model.rose : model.wind
  const all = [speed, direction, pollutant].flatMap((frame) => frame ?? [])
  const words = [intl.formatMessage({ id: 'note.count' }, { count: model.rose.count })]
  const averagedMs = Math.max(0, ...all.map((frame) => frame.averagingPeriodMs ?? 0))
  words.push(
    averagedMs === 0
      ? intl.formatMessage({ id: 'note.asMeasured' })
      : intl.formatMessage({ id: 'note.mean' }, { period: periodWords(averagedMs, intl.locale) }),
  )
  if (speed !== null && wind.meanSpeed !== null) {
    const value = valueWords(wind.meanSpeed, { unit: unitOf(speed), precision: 2 }, intl)
    words.push(intl.formatMessage({ id: 'note.meanSpeed' }, { value }))
  }
  if (wind.isBiased && model.mode === 'wind') {
    words.push(intl.formatMessage({ id: 'note.rounded' }))
  }
  if (all.some(({ completeness }) => completeness !== undefined)) {
    words.push(intl.formatMessage({ id: 'note.thinned' }))
  }
  return words.join(' · ')
}
