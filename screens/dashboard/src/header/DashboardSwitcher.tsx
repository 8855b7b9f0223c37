import { useDashboards } from '@airshed/console-kit'
import { SearchSelect, useNavigation, type PluginIntl } from '@airshed/kit'
import { useOwnerName } from '../useOwnerName.ts'

export interface DashboardSwitcherProps {
  /** Of the dashboard that is open. */
  id: string
  intl: PluginIntl
}

/** The way to another dashboard; nothing where there is no other. */
export function DashboardSwitcher({ id, intl }: DashboardSwitcherProps) {
  const { data } = useDashboards()
  const ownerName = useOwnerName()
  const { go } = useNavigation()
  const others = (data?.data ?? []).filter((dashboard) => dashboard.id !== id)
  if (others.length === 0) return null
  return (
    <SearchSelect
      label={intl.formatMessage({ id: 'switch' })}
      options={others.map((dashboard) => {
        const note = ownerName(dashboard)
        return { value: dashboard.id, label: dashboard.name, ...(note === null ? {} : { note }) }
      })}
      value={null}
      isMinimal
      isCaretOnly
      onChange={(dashboardId) => go({ to: 'dashboard', dashboardId })}
    />
  )
}
