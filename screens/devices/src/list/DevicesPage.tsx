import { ListPage, useCallRows, useListState, type ListState } from '@airshed/console-kit'
import { listNodes } from '@airshed/console-kit/calls'
import {
  Button,
  EmptyState,
  useNavigation,
  useNow,
  useSession,
  type Node,
  type ScreenProps,
} from '@airshed/kit'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { AskDialog } from '../ask/AskDialog.tsx'
import type { AskQuestion } from '../ask/askQuestion.ts'
import { ChangeRuns } from '../changes/ChangeRuns.tsx'
import { QuestionDialog } from '../changes/QuestionDialog.tsx'
import { useChangeRuns } from '../changes/useChangeRuns.ts'
import { useOrganizationNames } from '../details/useOrganizationNames.ts'
import { DownloadDialog } from '../download/DownloadDialog.tsx'
import type { ChangeQuestion } from './changeQuestion.ts'
import { TagsDialog } from '../tags/TagsDialog.tsx'
import { useTagAction, type TagsQuestion } from '../tags/useTagAction.tsx'
import { deviceColumns } from './deviceColumns.tsx'
import { DeviceDetails } from './DeviceDetails.tsx'
import { DEVICE_LIST, OWN_DEVICE_LIST, type DeviceFilters, type DevicesParams } from './params.ts'
import { newestValues } from './newestValues.ts'
import { useDeviceActions } from './useDeviceActions.tsx'
import { useDeviceFilters } from './useDeviceFilters.ts'
import '../details/muted.css'
import './devices.css'

/** How often ages are redrawn, and devices refetched for the times of their last reports. */
const TICK_MS = 30_000
/** How often devices are refetched while some are being changed. */
const CHANGING_MS = 3_000
const ASK = { includes: 'newest,facts' }
const ASK_FOR_FILE = { includes: 'newest,facts,data_points' }

/** Devices of the organization: their statuses, their readings, and their actions. */
export default function DevicesPage({ params, setParams, intl }: ScreenProps<DevicesParams>) {
  const { organization, can } = useSession()
  const { go } = useNavigation()
  const nowMs = useNow(TICK_MS)
  const text = (id: string): string => intl.formatMessage({ id })
  const isOfAll = organization === null
  const state: ListState<DeviceFilters> = useListState(isOfAll ? DEVICE_LIST : OWN_DEVICE_LIST, {
    params,
    setParams,
  })
  const { start, isRunning, justEnded, shown, dismiss, undo } = useChangeRuns(intl, {
    showsAsked: true,
  })
  const rows = useCallRows(listNodes, state.query, {
    ask: ASK,
    askForFile: ASK_FOR_FILE,
    askAgainMs: () => (isRunning ? CHANGING_MS : TICK_MS),
  })
  const fetchAgain = useEffectEvent(() => void rows.query.refetch())
  useEffect(() => {
    if (justEnded.length > 0) fetchAgain()
  }, [justEnded])
  const [question, setQuestion] = useState<ChangeQuestion | null>(null)
  const [asked, setAsked] = useState<AskQuestion | null>(null)
  const [downloaded, setDownloaded] = useState<{ devices: readonly Node[] } | null>(null)
  const download = useCallback((devices: readonly Node[]) => setDownloaded({ devices }), [])
  const [tagged, setTagged] = useState<TagsQuestion | null>(null)
  const tagAction = useTagAction(intl, setTagged)
  const { rowActions, bulkActions } = useDeviceActions({
    intl,
    start,
    ask: setQuestion,
    askDevices: setAsked,
    download,
  })
  const withTags = useMemo(() => {
    // Before those that change who has a device.
    const at = bulkActions.findIndex(({ id }) => id === 'share')
    return at < 0 ? bulkActions : bulkActions.toSpliced(at, 0, tagAction)
  }, [bulkActions, tagAction])
  const names = useOrganizationNames()
  const columns = useMemo(
    () => deviceColumns({ intl, nowMs, organizations: names, isOfAll }),
    [intl, nowMs, names, isOfAll],
  )
  const moreTables = useMemo(() => [newestValues(intl, nowMs)], [intl, nowMs])
  const filters = useDeviceFilters({
    set: state.query.filters,
    isReady: rows.query.data !== undefined,
    intl,
  })
  const details = (device: Node) => <DeviceDetails device={device} intl={intl} />
  const claimButton = can('manage_devices') ? (
    <Button intent="primary" text={text('claim')} onClick={() => go('devices/claim')} />
  ) : undefined
  const importButton = can('manage_devices') ? (
    <Button text={text('import')} onClick={() => go('devices/import')} />
  ) : undefined
  return (
    <>
      <ListPage
        name="devices"
        title={text('title')}
        lead={
          <ChangeRuns
            runs={shown}
            intl={intl}
            onDismiss={dismiss}
            onUndo={(run) => void undo(run)}
          />
        }
        state={state}
        rows={rows}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ presentName }) => presentName}
        search={text('search')}
        filters={filters}
        hrefOf={({ _id: nodeId }) => ({ to: 'device-monitor', nodeId })}
        expansion={details}
        rowActions={rowActions}
        bulkActions={withTags}
        exportName="devices"
        moreTables={moreTables}
        actions={
          <>
            {importButton}
            {claimButton}
          </>
        }
        empty={
          <EmptyState
            title={text('empty.title')}
            text={text('empty.text')}
            action={
              claimButton === undefined ? undefined : (
                <span className="devices-starts">
                  {claimButton}
                  {importButton}
                </span>
              )
            }
          />
        }
        errorTitle={text('error')}
      />
      {downloaded === null ? null : (
        <DownloadDialog {...downloaded} intl={intl} onClose={() => setDownloaded(null)} />
      )}
      {tagged === null ? null : (
        <TagsDialog question={tagged} intl={intl} onClose={() => setTagged(null)} />
      )}
      {asked === null ? null : (
        <AskDialog question={asked} intl={intl} start={start} onClose={() => setAsked(null)} />
      )}
      {question === null ? null : (
        <QuestionDialog
          question={question}
          intl={intl}
          start={start}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}
