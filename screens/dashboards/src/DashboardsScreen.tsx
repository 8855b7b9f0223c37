import { ApiError, useDashboards, errorText } from '@airshed/console-kit'
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { CardSkeletons } from './CardSkeletons.tsx'
import { DashboardGroups } from './DashboardGroups.tsx'
import { NewDashboardTile } from './NewDashboardTile.tsx'
import { useFileDrop } from './useFileDrop.ts'
import './dashboards.css'
import type { DashboardsParams } from './params.ts'

/** The form engine is loaded when somebody wants a form. */
const CreateDialog = lazy(() => import('./CreateDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

type Opened = { dialog: 'create' } | { dialog: 'import'; file: File | null }

/** All dashboards that one may read, as cards; a new one, and one from a file. */
export default function DashboardsScreen({ intl }: ScreenProps<DashboardsParams>) {
  const { data, error, refetch } = useDashboards()
  const { can } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayCreate = can('read_reports')
  const text = (id: string): string => intl.formatMessage({ id })
  const create = mayCreate ? () => setOpened({ dialog: 'create' }) : undefined
  const bringIn = mayCreate
    ? (file: File | null) => setOpened({ dialog: 'import', file })
    : undefined
  const drop = useFileDrop(opened === null ? bringIn : undefined)

  const content = () => {
    if (error instanceof ApiError && error.status === 403) {
      return <EmptyState title={text('noRights.title')} text={text('noRights.text')} />
    }
    if (data === undefined && error !== null) {
      return (
        <ErrorState
          title={text('error')}
          text={errorText(error, intl)}
          onRetry={() => void refetch()}
        />
      )
    }
    if (data === undefined) return <CardSkeletons intl={intl} />
    return data.data.length === 0 ? (
      <NewDashboardTile intl={intl} onCreate={create} onImport={() => bringIn?.(null)} />
    ) : (
      <>
        {data.isCut ? (
          <p className="air-muted">
            {intl.formatMessage({ id: 'cut' }, { count: data.data.length })}
          </p>
        ) : null}
        <DashboardGroups dashboards={data.data} intl={intl} />
      </>
    )
  }
  const hasActions = mayCreate && data?.data.length !== 0
  return (
    <div className="dashboards" data-dropping={drop.isOver} {...drop.handlers}>
      <PageHeader
        title={text('title')}
        actions={
          hasActions ? (
            <>
              <Button text={text('import')} onClick={() => bringIn?.(null)} />
              <Button intent="primary" text={text('new')} onClick={create} />
            </>
          ) : undefined
        }
      />
      {content()}
      {drop.isOver ? <div className="dashboards-drop">{text('import.drop')}</div> : null}
      <Suspense fallback={null}>
        {opened?.dialog === 'create' ? (
          <CreateDialog intl={intl} onClose={() => setOpened(null)} />
        ) : null}
        {opened?.dialog === 'import' ? (
          <ImportDialog intl={intl} file={opened.file} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
    </div>
  )
}
