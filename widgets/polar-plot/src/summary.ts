import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { PolarPlotConfig } from './config.ts'
import { basisWords } from './noteWords.ts'
import { isWithheld, polarModelOf, type PolarModel } from './polarModel.ts'
import { valueWords, windWords } from './polarWords.ts'

/** The wind that brought most of the pollutant. */
export function summary(config: PolarPlotConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const model = polarModelOf(config, data)
  if (model === null || isWithheld(model)) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  return intl.formatMessage({ id: 'summary' }, { name, told: toldWords(model, intl) })
}

/** The summary of a polar plot, without its name. */
export function toldWords(model: PolarModel, intl: PluginIntl): string {
  const { highest } = model.plot
  const parameter = model.pollutant.shortPresentName
  const basis = basisWords(model, intl)
  if (highest === null) return intl.formatMessage({ id: 'told.few' }, { parameter, basis })
  return intl.formatMessage(
    { id: 'told' },
    {
      parameter,
      basis,
      value: valueWords(highest.mean, model, intl),
      wind: windWords(highest, model, intl),
    },
  )
}
