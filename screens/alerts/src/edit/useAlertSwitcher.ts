import { useCall, type Alert, type RecordSwitcher } from '@airshed/console-kit'
import { listAlerts } from '@airshed/console-kit/calls'
import { ALERT_STATES } from '@airshed/console-kit/define'
import { useNavigation, useSession, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { textOf } from './textOf.ts'

/** Maximum number of alerts offered, with or without a search. */
const OFFERED = 50

/** Switches from the configuration of one alert to that of another in the page's organization. */
export function useAlertSwitcher(alert: Alert, intl: PluginIntl): RecordSwitcher | undefined {
  const { organization } = useSession()
  const { go } = useNavigation()
  const [words, setText] = useState('')
  const whose = organization === null ? {} : { organization_id: organization.id }
  const common = { ...whose, sort: 'name', size: OFFERED } as const
  const first = useCall(listAlerts, { query: common })
  const found = useCall(
    listAlerts,
    { query: { ...common, search: words } },
    { enabled: words !== '' },
  )
  const alerts = new Map(
    [alert, ...(first.data?.data ?? []), ...(found.data?.data ?? [])].map((one) => [
      one['_id'],
      one,
    ]),
  )
  if (alerts.size < 2) return undefined
  const text = textOf(intl)
  const { _id: current } = alert
  return {
    label: text('edit.switch'),
    options: [...alerts.values()].map(({ _id: id, name, statusType }) => ({
      id,
      name,
      note: text(`state.${statusType}`),
      statusRank: ALERT_STATES.indexOf(statusType),
    })),
    current,
    onSwitch: (id) => go(`alerts/${encodeURIComponent(id)}`),
    ...(typeof first.data?.next === 'string' ? { onSearch: setText } : {}),
  }
}
