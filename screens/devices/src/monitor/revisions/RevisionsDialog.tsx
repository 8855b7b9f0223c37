import { Dialog, ListPage, useListState } from '@airshed/console-kit'
import {
  EmptyState,
  timeFormat,
  useNow,
  useSession,
  type DataPoint,
  type Node,
  type PluginIntl,
  type TimeRange,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { useTabParams } from '../../tabs/useTabParams.ts'
import { DIALOG_WIDTH_PX } from './dialogWidth.ts'
import { revisionColumns } from './revisionColumns.tsx'
import { REVISION_LIST } from './revisionList.ts'
import { useRevisions } from './useRevisions.ts'
import '../../details/muted.css'
import './revisions.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface RevisionsDialogProps {
  node: Node
  /** Whose revisions are listed; at least one. */
  points: readonly DataPoint[]
  /** Times of the readings, as it is when the dialog opens: later changes are not followed. */
  range: TimeRange
  intl: PluginIntl
  onClose: () => void
}

/** What the readings of a range were before they were revised, the newest reading first, and who revised them. */
export function RevisionsDialog({ node, points, range, intl, onClose }: RevisionsDialogProps) {
  const { user, locale } = useSession()
  const { timezone } = user
  const nowMs = useNow(TICK_MS)
  const [shown] = useState(range)
  const state = useListState(REVISION_LIST, useTabParams())
  const ids = points.map(({ _id: id }) => id)
  const rows = useRevisions({ nodeId: node.node_id, ids, range: shown }, state)
  const format = useMemo(() => {
    const { date, timeWithSeconds } = timeFormat(locale.replace('_', '-'), timezone)
    return (ms: number): string => `${date(ms)}, ${timeWithSeconds(ms)}`
  }, [locale, timezone])
  const columns = useMemo(
    () => revisionColumns({ points, format, timezone, nowMs, intl }),
    [points, format, timezone, nowMs, intl],
  )
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const names = intl.formatList(points.map(({ shortPresentName }) => shortPresentName))
  return (
    <Dialog isOpen title={text('revised.title')} width={DIALOG_WIDTH_PX} onClose={onClose}>
      <div className="devices-revisions">
        <ListPage
          name="revised-readings"
          title={text('revised.title')}
          isPart
          lead={
            <p className="devices-muted">
              {text('revised.note', {
                names,
                from: format(shown.from),
                to: format(shown.to),
                timezone,
              })}
            </p>
          }
          state={state}
          rows={rows}
          columns={columns}
          rowKey={({ _id: id }) => id}
          rowName={({ ts }) => format(ts)}
          search={null}
          exportName={`${node.serial}-revised`}
          empty={<EmptyState title={text('revised.none')} text={text('revised.none.text')} />}
          errorTitle={text('revised.error')}
        />
      </div>
    </Dialog>
  )
}
