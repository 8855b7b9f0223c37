import type { AlertDetails } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** The pages of one alert, as tabs; those that the reader may not open are left out. */
export function alertTabs(
  { _id: id, actions }: Pick<AlertDetails, '_id' | 'actions'>,
  intl: PluginIntl,
) {
  const path = `alerts/${encodeURIComponent(id)}`
  return [
    { id: 'monitor', label: intl.formatMessage({ id: 'monitor.tab' }), to: `${path}/monitor` },
    {
      id: 'edit',
      label: intl.formatMessage({ id: 'monitor.tab.edit' }),
      to: path,
      isAllowed: actions.includes('modify'),
    },
  ]
}
