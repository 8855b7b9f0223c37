import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { TotalDevicesPieConfig } from './config.ts'
import { stateShares } from './stateShares.ts'

/** How many devices there are, and how many of them in each state. */
export function summary(
  _config: TotalDevicesPieConfig,
  data: WidgetData,
  intl: PluginIntl,
): string {
  const { total, shares } = stateShares(data.status)
  if (total === 0) return intl.formatMessage({ id: 'summary.empty' })
  const details = shares.map(({ state, count }) =>
    intl.formatMessage({ id: `summary.${state}` }, { count }),
  )
  return intl.formatMessage(
    { id: 'summary' },
    { total, details: intl.formatList(details, { type: 'conjunction' }) },
  )
}
