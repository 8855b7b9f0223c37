import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { ScatterConfig } from './config.ts'
import { decimals, equationWords, stepsWords } from './figureWords.ts'
import { scatterOf, sideName, type Scatter } from './scatter.ts'

/** The line through the pairs and how well it fits, in a sentence. */
export function summary(config: ScatterConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const scatter = scatterOf(config, data)
  if (scatter === null || scatter.pairs.count === 0) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  return intl.formatMessage({ id: 'summary' }, { name, told: toldWords(scatter, intl) })
}

/** The summary of a scatter plot, without its name. */
export function toldWords(scatter: Scatter, intl: PluginIntl): string {
  const equation = equationWords(scatter, intl)
  const rSquared = scatter.pairs.regression?.rSquared ?? null
  const steps = stepsWords(scatter, intl)
  const names = { x: sideName(scatter.x, scatter), y: sideName(scatter.y, scatter) }
  if (equation === null) return intl.formatMessage({ id: 'told.noLine' }, { steps, ...names })
  const fit = rSquared === null ? '–' : decimals(rSquared, intl)
  return intl.formatMessage({ id: 'told' }, { equation, fit, steps, ...names })
}
