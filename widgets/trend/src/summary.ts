import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { TrendConfig } from './config.ts'
import { trendIn, trendModel, trendSource, type TrendModel } from './trendModel.ts'
import { figureText, percentText } from './trendText.ts'

/** By how much the parameter changes in a year, and how certain that is. */
export function summary(config: TrendConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const source = trendSource(config, data)
  const trend = typeof source === 'string' ? null : trendIn(config, source.months)
  return typeof source === 'string' || trend === null
    ? intl.formatMessage({ id: 'summary.empty' }, { name })
    : findingsText(name, trendModel(config, source, trend), intl)
}

/** The same of a trend that is there. */
export function findingsText(name: string, model: TrendModel, intl: PluginIntl): string {
  const parameter = model.dataPoint.shortPresentName
  const percent = percentText(model, intl)
  const sentence = intl.formatMessage(
    { id: 'summary' },
    { name, parameter, figure: figureText(model, intl) },
  )
  return percent === null
    ? sentence
    : `${sentence} ${intl.formatMessage({ id: 'summary.percent' }, { percent })}`
}
