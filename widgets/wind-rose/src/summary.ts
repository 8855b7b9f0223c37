import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'
import { roseModel, type RoseModel } from './roseModel.ts'
import { percentWords, sectorName, unitOf, valueWords } from './roseWords.ts'
import { windFrames, windReadings, type WindFrames } from './windReadings.ts'

/** From the first reading to the last: a summary does not get the range of the page. */
const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** From where the wind blew most and how strongly, or from where most of a pollutant came. */
export function summary(config: WindRoseConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const frames = windFrames(config, data.frames)
  const model = roseModel(config, windReadings(frames, ALWAYS))
  const told =
    model.mode === 'wind' ? windWords(model, frames, intl) : dustWords(model, frames, intl)
  if (told === null) return intl.formatMessage({ id: 'summary.empty' }, { name })
  return intl.formatMessage({ id: 'summary' }, { name, told, count: model.rose.count })
}

function windWords(
  { rose }: Extract<RoseModel, { mode: 'wind' }>,
  { speed }: WindFrames,
  intl: PluginIntl,
): string | null {
  if (rose.count === 0 || speed === null) return null
  const calms = percentWords(rose.calmPercent, intl)
  const [main] = rose.sectors.toSorted((one, other) => other.percent - one.percent)
  if (main === undefined || rose.meanSpeed === null) {
    return intl.formatMessage({ id: 'summary.calm' })
  }
  return intl.formatMessage(
    { id: 'summary.wind' },
    {
      direction: sectorName(main, intl),
      share: percentWords(main.percent, intl),
      speed: valueWords(rose.meanSpeed, { unit: unitOf(speed), precision: 2 }, intl),
      calms,
    },
  )
}

function dustWords(
  { rose }: Extract<RoseModel, { mode: 'pollution' }>,
  { pollutant }: WindFrames,
  intl: PluginIntl,
): string | null {
  // A mean of a few readings is no place to point at, unless there are no others.
  const told = rose.sectors.filter(({ mean }) => mean !== null)
  const firm = told.filter(({ isFew }) => !isFew)
  const [most] = (firm.length > 0 ? firm : told).toSorted(
    (one, other) => (other.mean ?? 0) - (one.mean ?? 0),
  )
  if (most === undefined || pollutant === null) return null
  return intl.formatMessage(
    { id: 'summary.pollution' },
    {
      parameter: pollutant.shortLabel,
      direction: sectorName(most, intl),
      value: valueWords(most.mean, pollutant, intl),
    },
  )
}
