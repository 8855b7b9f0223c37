import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { PolarPlotConfig } from './config.ts'
import { basisText } from './noteText.ts'
import { isWithheld, polarModelOf, type PolarModel } from './polarModel.ts'
import { valueText, windText } from './polarText.ts'

/** The wind that brought most of the pollutant. */
export function summary(config: PolarPlotConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const model = polarModelOf(config, data)
  if (model === null || isWithheld(model)) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  return intl.formatMessage({ id: 'summary' }, { name, findings: findingsText(model, intl) })
}

/** The summary of a polar plot, without its name. */
export function findingsText(model: PolarModel, intl: PluginIntl): string {
  const { highest } = model.plot
  const parameter = model.pollutant.shortPresentName
  const basis = basisText(model, intl)
  if (highest === null) return intl.formatMessage({ id: 'findings.few' }, { parameter, basis })
  return intl.formatMessage(
    { id: 'findings' },
    {
      parameter,
      basis,
      value: valueText(highest.mean, model, intl),
      wind: windText(highest, model, intl),
    },
  )
}
