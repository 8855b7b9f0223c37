import { Card, useClientTable, useWidgetSize, type AlertDuration } from '@airshed/console-kit'
import { DataTable, EmptyState, type PluginIntl } from '@airshed/kit'
import { useMemo, useRef } from 'react'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { HistoryState } from '../history/HistoryState.tsx'
import type { ShownHistory } from '../history/useAlertHistory.ts'
import { durationColumns } from './durationColumns.tsx'
import { foldColumns } from './foldColumns.tsx'

const PAGE_SIZES = [15, 20, 30] as const
const NONE: readonly AlertDuration[] = []
const NEWEST_FIRST = { columnId: 'from', direction: 'descending' } as const
const SKELETON_PX = 240

export interface DurationsCardProps {
  history: ShownHistory
  /** undefined: not loaded yet. */
  durations: readonly AlertDuration[] | undefined
  points: WatchedPoints
  intl: PluginIntl
}

/** When the alert was active or had no data, as a sortable table; the newest first. */
export function DurationsCard(props: DurationsCardProps) {
  const { history, durations = NONE, points, intl } = props
  const text = (id: string): string => intl.formatMessage({ id })
  const columns = useMemo(() => durationColumns({ points, intl }), [points, intl])
  const own = useMemo(
    () => durations.filter(({ dataPointId }) => dataPointId === null),
    [durations],
  )
  const table = useClientTable(own, columns, PAGE_SIZES, NEWEST_FIRST)
  const box = useRef<HTMLDivElement>(null)
  const size = useWidgetSize(box)
  const shown = useMemo(() => foldColumns(columns, size?.width ?? 0), [columns, size?.width])
  return (
    <Card
      title={text('monitor.durations')}
      state={`${text('monitor.column.timezone')} ${intl.timeZone ?? 'UTC'}`}
      isBleed
    >
      <div ref={box}>
        <HistoryState {...{ history, intl }} heightPx={SKELETON_PX} isNever={false}>
          <DataTable
            label={text('monitor.durations')}
            columns={shown}
            rowKey={({ from }) => String(from)}
            empty={<EmptyState title={text('monitor.durations.none')} />}
            {...table}
          />
        </HistoryState>
      </div>
    </Card>
  )
}
