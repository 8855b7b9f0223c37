import { useDashboards } from '@airshed/console-kit'
import { SearchSelect, useNavigation, type PluginIntl } from '@airshed/kit'

export interface DashboardSwitcherProps {
  /** Of the dashboard that is open. */
  id: string
  intl: PluginIntl
}

/** The way to another dashboard of the organization; nothing where there is no other. */
export function DashboardSwitcher({ id, intl }: DashboardSwitcherProps) {
  const { data } = useDashboards()
  const { go } = useNavigation()
  const others = (data?.data ?? []).filter((dashboard) => dashboard.id !== id)
  if (others.length === 0) return null
  return (
    <SearchSelect
      label={intl.formatMessage({ id: 'switch' })}
      placeholder={intl.formatMessage({ id: 'switch.short' })}
      options={others.map(({ id: value, name }) => ({ value, label: name }))}
      value={null}
      isMinimal
      onChange={(dashboardId) => go({ to: 'dashboard', dashboardId })}
    />
  )
}
