import { cycleGroupName, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { TimeVariationConfig } from './config.ts'
import { valueText } from './figureText.ts'
import { coverageOf, variationOf, type Variation, type ViewId } from './variation.ts'

/** At which hour and on which weekday the parameter is usually highest and lowest. */
export function summary(config: TimeVariationConfig, data: WidgetData, intl: PluginIntl): string {
  const name = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const variation = variationOf(config, data)
  const ends = variation === null ? null : endsOf('hour', variation, intl)
  if (variation === null || ends === null) {
    return intl.formatMessage({ id: 'summary.empty' }, { name })
  }
  const { count } = coverageOf(variation.cycles)
  const { shortPresentName: parameter, kind } = variation.dataPoint
  // Directions are circular: none is the lowest.
  if (kind === 'direction') {
    return intl.formatMessage({ id: 'summary.direction' }, { name, parameter, count })
  }
  return intl.formatMessage({ id: 'summary' }, { name, parameter, count, ...ends })
}

/** The groups with the highest and the lowest mean; null if there are none. */
export function endsOf(view: ViewId, variation: Variation, intl: PluginIntl) {
  const known = variation.cycles[view].flatMap(({ value }, group) =>
    value === null ? [] : [{ value, group }],
  )
  const inOrder = known.toSorted((one, other) => one.value - other.value)
  const [lowest, highest] = [inOrder.at(0), inOrder.at(-1)]
  if (lowest === undefined || highest === undefined) return null
  return {
    highest: valueText(highest.value, variation, intl),
    highestAt: cycleGroupName(view, highest.group, intl.locale),
    lowest: valueText(lowest.value, variation, intl),
    lowestAt: cycleGroupName(view, lowest.group, intl.locale),
  }
}
