import { ListPage, useListState, type AuditEntry } from '@airshed/console-kit'
import { EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { EntryDetails } from '../details/EntryDetails.tsx'
import { actionText } from '../rules/actionText.ts'
import { auditColumns } from './auditColumns.tsx'
import { auditFilters } from './auditFilters.ts'
import { DayFields } from './DayFields.tsx'
import { AUDIT_LIST, type AuditParams } from './params.ts'
import { useAuditRows } from './useAuditRows.ts'
import { useEntryActions } from './useEntryActions.tsx'
import './audit.css'

/** How often ages are redrawn. */
const TICK_MS = 10_000

/** What was done in the organizations that the reader manages. */
export default function AuditPage({ params, setParams, intl }: ScreenProps<AuditParams>) {
  const nowMs = useNow(TICK_MS)
  const { organizations, organization } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(AUDIT_LIST, { params, setParams })
  const rows = useAuditRows(state, {
    organizationId: organization?.id,
    timezone: intl.timeZone ?? 'UTC',
  })
  const columns = useMemo(() => {
    const names = new Map(organizations.map(({ id, name }) => [id, name]))
    const isOfAll = organization === null
    return auditColumns({ intl, nowMs, ...(isOfAll ? { organizations: names } : {}) })
  }, [intl, nowMs, organizations, organization])
  const rowActions = useEntryActions(state, intl)
  const shown: readonly AuditEntry[] = rows.query.data ?? []
  const details = (entry: AuditEntry) => <EntryDetails entry={entry} intl={intl} />
  return (
    <ListPage
      name="audit"
      title={text('title')}
      note={text('note')}
      lead={<DayFields state={state} intl={intl} />}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ action }) => actionText(action, intl)}
      search={text('search')}
      filters={auditFilters(shown, state.query.filters, intl)}
      expansion={details}
      rowActions={rowActions}
      exportName="audit-log"
      empty={
        <EmptyState
          icon={<NamedIcon name="history" size={28} />}
          title={text('empty.title')}
          text={text('empty.text')}
        />
      }
      errorTitle={text('error')}
    />
  )
}
