import { formatCoverage, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { WindRoseConfig } from './config.ts'
import { roseModel, type RoseModel } from './roseModel.ts'
import { basisText } from './roseNote.ts'
import { percentText, sectorName, unitOf, valueText } from './roseText.ts'
import { windFrames, type WindFrames } from './windFrames.ts'

/** Where the wind blew from most and how strongly, or where most of a pollutant came from. */
export function summary(config: WindRoseConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const frames = windFrames(config, data.frames)
  const model = roseModel(config, data.roses[0])
  const findings = model === null ? null : findingsText(model, frames, intl)
  if (model === null || findings === null)
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  return intl.formatMessage({ id: 'summary' }, { name, findings, basis: basisText(model, intl) })
}

const findingsText = (model: RoseModel, frames: WindFrames, intl: PluginIntl): string | null =>
  model.mode === 'wind' ? windText(model, frames, intl) : dustText(model, frames, intl)

function windText(
  { rose, basis }: Extract<RoseModel, { mode: 'wind' }>,
  { speed }: WindFrames,
  intl: PluginIntl,
): string | null {
  if (rose.count === 0 || speed === null) return null
  const calms = percentText(rose.calmPercent, intl)
  const [main] = rose.sectors.toSorted((one, other) => other.percent - one.percent)
  if (main === undefined || rose.count === rose.calmCount) {
    return intl.formatMessage({ id: 'summary.calm' })
  }
  const findings = {
    direction: sectorName(main, intl),
    share: percentText(main.percent, intl),
    calms,
  }
  if (rose.meanSpeed === null) {
    const coverage = formatCoverage(basis.coverage ?? 0, intl.locale)
    return intl.formatMessage({ id: 'summary.tooLittle' }, { ...findings, coverage })
  }
  const unit = { unit: unitOf(speed), precision: 2 }
  return intl.formatMessage(
    { id: 'summary.wind' },
    { ...findings, speed: valueText(rose.meanSpeed, unit, intl) },
  )
}

function dustText(
  { rose }: Extract<RoseModel, { mode: 'pollution' }>,
  { pollutant }: WindFrames,
  intl: PluginIntl,
): string | null {
  // A mean of a few readings is too uncertain to single out, unless there are no others.
  const findings = rose.sectors.filter(({ mean }) => mean !== null)
  const firm = findings.filter(({ isFew }) => !isFew)
  const [most] = (firm.length > 0 ? firm : findings).toSorted(
    (one, other) => (other.mean ?? 0) - (one.mean ?? 0),
  )
  if (most === undefined || pollutant === null) return null
  return intl.formatMessage(
    { id: 'summary.pollution' },
    {
      parameter: pollutant.shortLabel,
      direction: sectorName(most, intl),
      value: valueText(most.mean, pollutant, intl),
    },
  )
}
