import {
  ListPage,
  useCallRows,
  useListState,
  useShownOrganizations,
  type Calibration,
  type CalibrationOutcome,
} from '@airshed/console-kit'
import { listCalibrations } from '@airshed/console-kit/calls'
import { CALIBRATION_STATUSES } from '@airshed/console-kit/define'
import {
  Button,
  EmptyState,
  NamedIcon,
  PlaceLink,
  useNow,
  useSession,
  type ScreenProps,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { ResultDialog } from '../run/ResultDialog.tsx'
import { RunDialog } from '../run/RunDialog.tsx'
import { TransferDialog } from '../transfer/TransferDialog.tsx'
import { calibrationColumns } from './calibrationColumns.tsx'
import { MeasurementTable } from './MeasurementTable.tsx'
import { CALIBRATION_LIST, type CalibrationsParams } from './params.ts'
import { useCalibrationActions, type AskedDevices } from './useCalibrationActions.tsx'

/** How often ages are redrawn, and the list is fetched again. */
const TICK_MS = 30_000

/** How devices compare with references, and what can be done about it. */
export default function CalibrationsPage(props: ScreenProps<CalibrationsParams>) {
  const { params, setParams, intl } = props
  const { can } = useSession()
  const shown = useShownOrganizations()
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const state = useListState(CALIBRATION_LIST, { params, setParams })
  const rows = useCallRows(listCalibrations, state.query, { askAgainMs: () => TICK_MS })
  const [running, setRunning] = useState<AskedDevices | null>(null)
  const [outcome, setOutcome] = useState<CalibrationOutcome | null>(null)
  const [moved, setMoved] = useState<AskedDevices | null>(null)
  const { rowActions, bulkActions } = useCalibrationActions({
    intl,
    onRun: setRunning,
    onTransfer: setMoved,
  })
  const columns = useMemo(
    () => calibrationColumns({ intl, nowMs, organizations: shown }),
    [intl, nowMs, shown],
  )
  const details = (calibration: Calibration) => (
    <MeasurementTable calibration={calibration} intl={intl} />
  )
  const reload = (
    <Button
      icon={<NamedIcon name="repeat" />}
      text={text('reload')}
      loading={rows.isRefreshing}
      onClick={() => void rows.query.refetch()}
    />
  )
  const run = can('manage_devices') ? (
    <Button
      intent="primary"
      text={text('run')}
      onClick={() => setRunning({ devices: [], done: () => undefined })}
    />
  ) : null
  return (
    <>
      <ListPage
        name="calibrations"
        title={text('title')}
        note={text('note')}
        actions={
          <>
            <PlaceLink to="calibrations/study">{text('study')}</PlaceLink>
            {reload}
            {run}
          </>
        }
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ serial }) => serial}
        search={text('search')}
        filters={[
          {
            name: 'status',
            label: text('column.status'),
            options: CALIBRATION_STATUSES.map((value) => ({
              value,
              label: text(`status.${value}`),
            })),
          },
        ]}
        expansion={details}
        rowActions={rowActions}
        bulkActions={bulkActions}
        exportName="calibrations"
        empty={
          <EmptyState
            icon={<NamedIcon name="wrench" size={28} />}
            title={text('empty.title')}
            text={text('empty.text')}
          />
        }
        errorTitle={text('error')}
      />
      {running === null ? null : (
        <RunDialog
          asked={running}
          intl={intl}
          onOutcome={setOutcome}
          onClose={() => setRunning(null)}
        />
      )}
      {outcome === null ? null : (
        <ResultDialog outcome={outcome} intl={intl} onClose={() => setOutcome(null)} />
      )}
      {moved === null ? null : (
        <TransferDialog
          asked={moved}
          intl={intl}
          onTransferred={() => void rows.query.refetch()}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  )
}
