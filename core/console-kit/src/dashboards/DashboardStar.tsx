import type { Dashboard } from '@airshed/schemas'
import { Button, NamedIcon } from '@airshed/ui'
import { useStarDashboard } from '../hooks/dashboardMutations.ts'
import { useDashboardIntl } from './useDashboardIntl.ts'
import './dashboardStar.css'

export interface DashboardStarProps {
  dashboard: Pick<Dashboard, 'id' | 'name' | 'is_starred'>
}

/** Marks a dashboard as a favourite of the user, and removes the mark. */
export function DashboardStar({ dashboard }: DashboardStarProps) {
  const { id, name, is_starred: saved } = dashboard
  const intl = useDashboardIntl()
  const { mutate, isPending, variables } = useStarDashboard()
  // Optimistic: the new state shows at once; a refusal restores the saved one.
  const isStarred = isPending ? variables.isStarred : saved
  return (
    <Button
      variant="minimal"
      className="air-star"
      icon={<NamedIcon name={isStarred ? 'star' : 'star-empty'} />}
      aria-pressed={isStarred}
      aria-label={intl.formatMessage({ id: isStarred ? 'star.remove' : 'star.add' }, { name })}
      title={intl.formatMessage({ id: isStarred ? 'star.remove' : 'star.add' }, { name })}
      onClick={() => {
        if (!isPending) mutate({ id, isStarred: !isStarred })
      }}
    />
  )
}
