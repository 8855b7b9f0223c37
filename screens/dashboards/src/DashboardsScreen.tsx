import { QueryView, UnavailableButton, useDashboards, useFileDrop } from '@airshed/console-kit'
import { Button, EmptyState, PageHeader, useSession, type ScreenProps } from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { CardSkeletons } from './CardSkeletons.tsx'
import { DashboardGroups } from './DashboardGroups.tsx'
import { NewDashboardTile } from './NewDashboardTile.tsx'
import { organizationChoices } from './organizationChoices.ts'
import './dashboards.css'
import type { DashboardsParams } from './params.ts'

/** The form engine loads when a form is needed. */
const CreateDialog = lazy(() => import('./CreateDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

type Opened = { dialog: 'create' } | { dialog: 'import'; file: File | null }

/** All dashboards that the user may read, as cards; and buttons to create or import one. */
export default function DashboardsScreen({ intl }: ScreenProps<DashboardsParams>) {
  const query = useDashboards()
  const { can, organizations, user, locked } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  // Without an organization to create it in, the form could not be submitted.
  const hasOrganization = organizationChoices(organizations, user.permissions).length > 0
  const mayCreate = can('read_reports') && hasOrganization
  const text = (id: string): string => intl.formatMessage({ id })
  const reason = text(locked === undefined ? 'create.noOrganization' : 'create.locked')
  const create = mayCreate ? () => setOpened({ dialog: 'create' }) : undefined
  const bringIn = mayCreate
    ? (file: File | null) => setOpened({ dialog: 'import', file })
    : undefined
  const drop = useFileDrop(opened === null ? bringIn : undefined)

  // An empty list has buttons of its own.
  const hasActions = mayCreate && query.data?.data.length !== 0
  const actions = hasActions ? (
    <>
      <Button text={text('import')} onClick={() => bringIn?.(null)} />
      <Button intent="primary" text={text('new')} onClick={create} />
    </>
  ) : hasOrganization ? undefined : (
    <>
      <UnavailableButton text={text('import')} reason={reason} />
      <UnavailableButton intent="primary" text={text('new')} reason={reason} />
    </>
  )
  return (
    <div className="dashboards" data-dropping={drop.isOver} {...drop.handlers}>
      <PageHeader title={text('title')} actions={actions} />
      <QueryView
        query={query}
        errorTitle={text('error')}
        skeleton={<CardSkeletons intl={intl} />}
        noRights={<EmptyState title={text('noRights.title')} text={text('noRights.text')} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NewDashboardTile intl={intl} onCreate={create} onImport={() => bringIn?.(null)} />}
      >
        {({ data, isCut }) => (
          <>
            {isCut ? (
              <p className="air-muted">
                {intl.formatMessage({ id: 'cut' }, { count: data.length })}
              </p>
            ) : null}
            <DashboardGroups dashboards={data} intl={intl} />
          </>
        )}
      </QueryView>
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
