import {
  Button,
  EmptyState,
  ErrorState,
  NamedIcon,
  PageHeader,
  Skeleton,
  useDashboards,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { DashboardCard } from './DashboardCard.tsx'
import './dashboards.css'
import type { DashboardsParams } from './params.ts'

/** The form engine is loaded when somebody wants a form. */
const CreateDialog = lazy(() => import('./CreateDialog.tsx'))

/** All dashboards that one may read, as cards; and a new one. */
export default function DashboardsScreen({ intl }: ScreenProps<DashboardsParams>) {
  const { data, error, refetch } = useDashboards()
  const { can } = useSession()
  const [isCreating, setCreating] = useState(false)
  const add = (
    <Button
      intent="primary"
      text={intl.formatMessage({ id: 'new' })}
      onClick={() => setCreating(true)}
    />
  )
  const mayCreate = can('read_reports')

  const content = () => {
    if (error !== null) {
      return (
        <ErrorState
          title={intl.formatMessage({ id: 'error' })}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )
    }
    if (data === undefined) {
      return (
        <div className="dashboards-grid" aria-busy="true">
          <Skeleton height={132} />
          <Skeleton height={132} />
          <Skeleton height={132} />
        </div>
      )
    }
    if (data.data.length === 0) {
      return (
        <EmptyState
          icon={<NamedIcon name="dashboard" size={28} />}
          title={intl.formatMessage({ id: 'empty.title' })}
          text={intl.formatMessage({ id: 'empty.text' })}
          {...(mayCreate ? { action: add } : {})}
        />
      )
    }
    return (
      <ul className="dashboards-grid">
        {data.data.map((dashboard) => (
          <li key={dashboard.id}>
            <DashboardCard dashboard={dashboard} intl={intl} />
          </li>
        ))}
      </ul>
    )
  }
  const isEmpty = data?.data.length === 0
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'title' })}
        {...(mayCreate && !isEmpty ? { actions: add } : {})}
      />
      {content()}
      {isCreating ? (
        <Suspense fallback={null}>
          <CreateDialog intl={intl} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
