import {
  ListPage,
  useCallRows,
  useListState,
  useShownOrganizations,
  type Snapshot,
} from '@airshed/console-kit'
import { listSnapshots } from '@airshed/console-kit/calls'
import { Button, EmptyState, NamedIcon, useNow, useSession, type ScreenProps } from '@airshed/kit'
import { useMemo, useState } from 'react'
import { CreateArchiveDialog } from '../create/CreateArchiveDialog.tsx'
import { textOf } from '../textOf.ts'
import { archiveColumns } from './archiveColumns.tsx'
import { ARCHIVE_LIST, STATES, type ArchivesParams } from './params.ts'
import { useArchiveActions } from './useArchiveActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 10_000
/** Polling interval while a job writes an archive: progress is no change that is announced. */
const SOON_MS = 1_000

const askAgainMs = (archives: readonly Snapshot[]): number | false =>
  archives.some(({ state }) => state === 'writing') && SOON_MS

/** Archives of readings: what each holds, how far it is written, and until when it is kept. */
export default function ArchivesPage({ params, setParams, intl }: ScreenProps<ArchivesParams>) {
  const { organization, organizations, can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const [isCreating, setCreating] = useState(false)
  const text = textOf(intl)
  const state = useListState(ARCHIVE_LIST, { params, setParams })
  const rows = useCallRows(listSnapshots, state.query, { askAgainMs })
  const rowActions = useArchiveActions(intl)
  const columns = useMemo(
    () => archiveColumns({ intl, nowMs, organizations: shown }),
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
        name="archives"
        title={text('title')}
        note={text('note')}
        actions={create}
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id: id }) => id}
        rowName={({ filename }) => filename}
        search={text('search')}
        filters={[
          {
            name: 'state',
            label: text('column.state'),
            options: STATES.map((value) => ({ value, label: text(`state.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        exportName="archives"
        empty={
          <EmptyState
            icon={<NamedIcon name="archive" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
            action={create}
          />
        }
        errorTitle={text('error')}
      />
      {isCreating ? (
        <CreateArchiveDialog intl={intl} choices={choices} onClose={() => setCreating(false)} />
      ) : null}
    </>
  )
}
