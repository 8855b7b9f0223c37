import { formatCoverage, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'
import { roseModel, type RoseModel } from './roseModel.ts'
import { basisWords } from './roseNote.ts'
import { percentWords, sectorName, unitOf, valueWords } from './roseWords.ts'
import { windFrames, type WindFrames } from './windFrames.ts'

/** Where the wind blew from most and how strongly, or where most of a pollutant came from. */
export function summary(config: WindRoseConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const frames = windFrames(config, data.frames)
  const model = roseModel(config, data.roses[0])
  const told = model === null ? null : toldWords(model, frames, intl)
  if (model === null || told === null) return intl.formatMessage({ id: 'summary.empty' }, { name })
  return intl.formatMessage({ id: 'summary' }, { name, told, basis: basisWords(model, intl) })
}

const toldWords = (model: RoseModel, frames: WindFrames, intl: PluginIntl): string | null =>
  model.mode === 'wind' ? windWords(model, frames, intl) : dustWords(model, frames, intl)

function windWords(
  { rose, basis }: Extract<RoseModel, { mode: 'wind' }>,
  { speed }: WindFrames,
  intl: PluginIntl,
): string | null {
  if (rose.count === 0 || speed === null) return null
  const calms = percentWords(rose.calmPercent, intl)
  const [main] = rose.sectors.toSorted((one, other) => other.percent - one.percent)
  if (main === undefined || rose.count === rose.calmCount) {
    return intl.formatMessage({ id: 'summary.calm' })
  }
  const told = { direction: sectorName(main, intl), share: percentWords(main.percent, intl), calms }
  if (rose.meanSpeed === null) {
    const coverage = formatCoverage(basis.coverage ?? 0, intl.locale)
    return intl.formatMessage({ id: 'summary.tooLittle' }, { ...told, coverage })
  }
  const unit = { unit: unitOf(speed), precision: 2 }
  return intl.formatMessage(
    { id: 'summary.wind' },
    { ...told, speed: valueWords(rose.meanSpeed, unit, intl) },
  )
}

function dustWords(
  { rose }: Extract<RoseModel, { mode: 'pollution' }>,
  { pollutant }: WindFrames,
  intl: PluginIntl,
): string | null {
  // A mean of a few readings is too uncertain to single out, unless there are no others.
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
