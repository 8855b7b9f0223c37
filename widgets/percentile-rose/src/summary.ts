import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { PercentileRoseConfig } from './config.ts'
import { basisText } from './noteText.ts'
import { isWithheld, roseModelOf, type RoseModel } from './roseModel.ts'
import { sectorName, valueText } from './roseText.ts'

/** The wind direction at which the highest percentile peaks. */
export function summary(config: PercentileRoseConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const model = roseModelOf(config, data)
  if (model === null || isWithheld(model)) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  return intl.formatMessage({ id: 'summary' }, { name, findings: findingsText(model, intl) })
}

/** The summary of a percentile rose, without its name. */
export function findingsText(model: RoseModel, intl: PluginIntl): string {
  const { rose, dataPoint } = model
  const basis = basisText(model, intl)
  const parameter = dataPoint.shortPresentName
  const last = rose.percentiles.length - 1
  const percent = rose.percentiles[last]
  // A percentile of a few hours is too uncertain to single out.
  const [most] = rose.sectors
    .filter(({ count, isFew }) => count > 0 && !isFew)
    .toSorted((one, other) => (other.percentiles[last] ?? 0) - (one.percentiles[last] ?? 0))
  if (most === undefined) return intl.formatMessage({ id: 'findings.few' }, { parameter, basis })
  return intl.formatMessage(
    { id: 'findings' },
    {
      parameter,
      basis,
      percent,
      direction: sectorName(most.directionDeg, intl),
      value: valueText(most.percentiles[last] ?? null, model, intl),
      mean: valueText(most.mean, model, intl),
    },
  )
}
