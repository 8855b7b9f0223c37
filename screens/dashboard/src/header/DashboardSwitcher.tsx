import { useDashboards } from '@airshed/console-kit'
import { MiddleCut, SearchSelect, useNavigation, useSession, type PluginIntl } from '@airshed/kit'

export interface DashboardSwitcherProps {
  /** Of the dashboard that is open. */
  id: string
  /** Its name. */
  title: string
  intl: PluginIntl
}

/**
 * The name of a dashboard, which is also the way to another one; the name alone where there is no other. On a page of all organizations each
 * says whose it is: their dashboards may have the same name.
 */
export function DashboardSwitcher({ id, title, intl }: DashboardSwitcherProps) {
  const { data } = useDashboards()
  const { organization, organizations } = useSession()
  const { go } = useNavigation()
  const others = (data?.data ?? []).filter((dashboard) => dashboard.id !== id)
  if (others.length === 0) return <MiddleCut text={title} />
  return (
    <SearchSelect
      label={intl.formatMessage({ id: 'switch' })}
      options={others.map(({ id: value, name, organization_id: ownerId }) => {
        const owner = organization === null ? organizations.find((one) => one.id === ownerId) : null
        return { value, label: name, ...(owner ? { note: owner.name } : {}) }
      })}
      value={null}
      isMinimal
      face={<MiddleCut text={title} />}
      onChange={(dashboardId) => go({ to: 'dashboard', dashboardId })}
    />
  )
}
