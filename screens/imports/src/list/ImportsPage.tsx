import { ListPage, useCallRows, useListState, useShownOrganizations } from '@airshed/console-kit'
import { listImports } from '@airshed/console-kit/calls'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useNavigation,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import { askAgainMs } from '../edit/askAgain.ts'
import { textOf } from '../textOf.ts'
import { importColumns } from './importColumns.tsx'
import { IMPORT_LIST, type ImportsParams } from './params.ts'
import { useImportActions } from './useImportActions.tsx'

/** How often ages are redrawn. */
const TICK_MS = 10_000
/** States that the list can be filtered by: those in which an import stays. */
const STATES = ['uploaded', 'checked', 'stored', 'undone', 'failed'] as const

/** Files that were imported, or are about to be. */
export default function ImportsPage({ params, setParams, intl }: ScreenProps<ImportsParams>) {
  const { can } = useSession()
  const shown = useShownOrganizations()
  const { go } = useNavigation()
  const nowMs = useNow(TICK_MS)
  const text = textOf(intl)
  const state = useListState(IMPORT_LIST, { params, setParams })
  const rows = useCallRows(listImports, state.query, { askAgainMs })
  const rowActions = useImportActions(intl)
  const columns = useMemo(
    () =>
      importColumns({
        intl,
        nowMs,
        organizations: shown,
      }),
    [intl, nowMs, shown],
  )
  const create = can('manage_devices') ? (
    <Button intent="primary" text={text('new.title')} onClick={() => go('devices/import')} />
  ) : undefined
  return (
    <ListPage
      name="imports"
      title={text('title')}
      note={<PlaceLink to="devices">{text('list.back')}</PlaceLink>}
      actions={create}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ file_name: name }) => name}
      search={text('list.search')}
      filters={[
        {
          name: 'state',
          label: text('column.state'),
          options: STATES.map((value) => ({ value, label: text(`state.${value}`) })),
        },
      ]}
      hrefOf={({ id }) => `devices/imports/${encodeURIComponent(id)}`}
      rowActions={rowActions}
      exportName="imports"
      empty={
        <EmptyState
          icon={<NamedIcon name="import" size={28} />}
          title={text('list.empty.title')}
          text={text('list.empty.text')}
          action={create}
        />
      }
      errorTitle={text('list.error')}
    />
  )
}
