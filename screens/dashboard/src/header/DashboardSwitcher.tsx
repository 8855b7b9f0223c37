import { useDashboards } from '@airshed/console-kit'
import { MiddleCut, SearchSelect, useNavigation, type PluginIntl } from '@airshed/kit'
import { useOwnerName } from '../useOwnerName.ts'

export interface DashboardSwitcherProps {
  /** Id of the open dashboard. */
  id: string
  /** Its name. */
  title: string
  intl: PluginIntl
}

/** The name of a dashboard, as a button that switches to another one; plain text if there is no other. */
export function DashboardSwitcher({ id, title, intl }: DashboardSwitcherProps) {
  const { data } = useDashboards()
  const ownerName = useOwnerName()
  const { go } = useNavigation()
  const others = (data?.data ?? []).filter((dashboard) => dashboard.id !== id)
  if (others.length === 0) return <MiddleCut text={title} />
  return (
    <SearchSelect
      label={intl.formatMessage({ id: 'switch' })}
      options={others.map((dashboard) => {
        const note = ownerName(dashboard)
        return { value: dashboard.id, label: dashboard.name, ...(note === null ? {} : { note }) }
      })}
      value={null}
      isMinimal
      face={<MiddleCut text={title} />}
      onChange={(dashboardId) => go({ to: 'dashboard', dashboardId })}
    />
  )
}
