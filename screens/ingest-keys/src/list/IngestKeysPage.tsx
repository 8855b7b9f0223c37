import {
  ListPage,
  useCallRows,
  useListState,
  type IngestKey,
  useShownOrganizations,
} from '@airshed/console-kit'
import { listIngestKeys } from '@airshed/console-kit/calls'
import { INGEST_KEY_STATES } from '@airshed/console-kit/define'
import { Button, EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { CreateKeyDialog } from '../create/CreateKeyDialog.tsx'
import { RenameKeyDialog } from '../rename/RenameKeyDialog.tsx'
import { RollKeyDialog } from '../roll/RollKeyDialog.tsx'
import { keyColumns } from './keyColumns.tsx'
import { INGEST_KEY_LIST, type IngestKeysParams } from './params.ts'
import { useKeyActions } from './useKeyActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** The ingest keys of an organization: what sends with them, creating new ones, and ending old ones. */
export default function IngestKeysPage({ params, setParams, intl }: ScreenProps<IngestKeysParams>) {
  const { organization, organizations, can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const [isCreating, setCreating] = useState(false)
  const [rolled, setRolled] = useState<IngestKey | null>(null)
  const [renamed, setRenamed] = useState<IngestKey | null>(null)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(INGEST_KEY_LIST, { params, setParams })
  const rows = useCallRows(listIngestKeys, state.query)
  const rowActions = useKeyActions(intl, setRolled, setRenamed)
  const columns = useMemo(
    () =>
      keyColumns({
        intl,
        nowMs,
        organizations: shown,
      }),
    [intl, nowMs, shown],
  )
  const choices = (organization === null ? organizations : [organization])
    .filter(({ id }) => can('manage_devices', id))
    .map(({ id, name }) => ({ value: id, label: name }))
  const create =
    choices.length === 0 ? undefined : (
      <Button intent="primary" text={text('create')} onClick={() => setCreating(true)} />
    )
  return (
    <>
      <ListPage
        name="ingest-keys"
        title={text('title')}
        note={text('note')}
        actions={create}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={text('search')}
        filters={[
          {
            name: 'state',
            label: text('column.state'),
            options: INGEST_KEY_STATES.map((value) => ({ value, label: text(`filter.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        exportName="ingest-keys"
        empty={
          <EmptyState
            icon={<NamedIcon name="key" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={create}
          />
        }
        errorTitle={text('error')}
      />
      {isCreating ? (
        <CreateKeyDialog intl={intl} choices={choices} onClose={() => setCreating(false)} />
      ) : null}
      {renamed === null ? null : (
        <RenameKeyDialog intl={intl} renamed={renamed} onClose={() => setRenamed(null)} />
      )}
      {rolled === null ? null : (
        <RollKeyDialog intl={intl} rolled={rolled} onClose={() => setRolled(null)} />
      )}
    </>
  )
}
