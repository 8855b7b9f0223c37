import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { ScatterConfig } from './config.ts'
import { decimals, equationText, stepsText } from './figureText.ts'
import { linesOf, scatterOf, sideName, type DrawnLine, type Scatter } from './scatter.ts'

/** The line through the pairs and how well it fits, in a sentence. */
export function summary(config: ScatterConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const scatter = scatterOf(config, data)
  if (scatter === null || scatter.pairs.count === 0) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  return intl.formatMessage(
    { id: 'summary' },
    { name, findings: findingsText(linesOf(config, scatter), scatter, intl) },
  )
}

/** The summary of a scatter plot, without its name: the first of its lines. */
export function findingsText(
  [line]: readonly DrawnLine[],
  scatter: Scatter,
  intl: PluginIntl,
): string {
  const rSquared = scatter.pairs.regression?.rSquared ?? null
  const steps = stepsText(scatter, intl)
  const names = { x: sideName(scatter.x, scatter), y: sideName(scatter.y, scatter) }
  if (line === undefined) return intl.formatMessage({ id: 'findings.noLine' }, { steps, ...names })
  const equation = equationText(line, scatter, intl)
  const fit = rSquared === null ? '–' : decimals(rSquared, intl)
  return intl.formatMessage({ id: 'findings' }, { equation, fit, steps, ...names })
}
