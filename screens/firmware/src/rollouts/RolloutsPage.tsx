import { ListPage, useCallRows, useListState } from '@airshed/console-kit'
import { listFirmwareRollouts } from '@airshed/console-kit/calls'
import { EmptyState, NamedIcon, PlaceLink, useNow, type ScreenProps } from '@airshed/kit'
import { useMemo } from 'react'
import { askAgainMs } from '../rules/askAgain.ts'
import { textOf } from '../textOf.ts'
import { ROLLOUT_LIST, type RolloutsParams } from './params.ts'
import { rolloutColumns, titleOf } from './rolloutColumns.tsx'

/** How often ages are redrawn. */
const TICK_MS = 30_000

/** Rollouts of firmware, the newest first. */
export default function RolloutsPage({ params, setParams, intl }: ScreenProps<RolloutsParams>) {
  const text = textOf(intl)
  const nowMs = useNow(TICK_MS)
  const state = useListState(ROLLOUT_LIST, { params, setParams })
  const rows = useCallRows(listFirmwareRollouts, state.query, { askAgainMs })
  const columns = useMemo(() => rolloutColumns(intl, nowMs), [intl, nowMs])
  return (
    <ListPage
      name="firmware-rollouts"
      title={text('rollouts')}
      note={<PlaceLink to="firmware">{text('rollouts.back')}</PlaceLink>}
      state={state}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={titleOf}
      search={null}
      hrefOf={({ id }) => `firmware/rollouts/${encodeURIComponent(id)}`}
      exportName="firmware-rollouts"
      empty={
        <EmptyState
          icon={<NamedIcon name="cloud-download" size={28} />}
          title={text('rollouts.empty.title')}
          text={text('rollouts.empty.text')}
        />
      }
      errorTitle={text('rollouts.error')}
    />
  )
}
