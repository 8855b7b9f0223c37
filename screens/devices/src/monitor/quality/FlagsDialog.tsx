import {
  Dialog,
  ListPage,
  useCallRows,
  useListState,
  type QualityFlag,
  type RowAction,
} from '@airshed/console-kit'
import { QUALITY_FLAG_STATES } from '@airshed/console-kit/define'
import { listQualityFlags } from '@airshed/console-kit/calls'
import {
  EmptyState,
  NamedIcon,
  timeFormat,
  useNow,
  useSession,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo } from 'react'
import { useTabParams } from '../../tabs/useTabParams.ts'
import { flagColumns } from './flagColumns.tsx'
import { FLAG_LIST } from './flagList.ts'
import { useRejections } from './useRejections.ts'
import '../../details/muted.css'
import '../revisions/revisions.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000
/** Wide enough for a reason. */
const WIDTH_PX = 1120

export interface FlagsDialogProps {
  node: Node
  /** Whether the reader may withdraw flags. */
  canChange: boolean
  intl: PluginIntl
  onClose: () => void
}

/** The quality flags of a device, in force and withdrawn: what was rejected, why, by whom, and the way back. */
export function FlagsDialog({ node, canChange, intl, onClose }: FlagsDialogProps) {
  const { user, locale } = useSession()
  const { timezone } = user
  const nowMs = useNow(TICK_MS)
  const { node_id: id, data_points: points = [], serial } = node
  const state = useListState(FLAG_LIST, useTabParams())
  const rows = useCallRows(listQualityFlags, state.query, { params: { id } })
  const { withdraw } = useRejections(id, intl)
  const text = (key: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: key }, values)
  const format = useMemo(() => {
    const { date, timeWithSeconds } = timeFormat(locale.replace('_', '-'), timezone)
    return (ms: number): string => `${date(ms)}, ${timeWithSeconds(ms)}`
  }, [locale, timezone])
  const columns = useMemo(
    () => flagColumns({ points, format, timezone, nowMs, intl }),
    [points, format, timezone, nowMs, intl],
  )
  const actions = (flag: QualityFlag): readonly RowAction[] =>
    canChange && flag.withdrawn_at === null
      ? [
          {
            id: 'withdraw',
            label: text('quality.withdraw'),
            icon: <NamedIcon name="undo" />,
            run: () => withdraw(flag),
          },
        ]
      : []
  return (
    <Dialog isOpen title={text('quality.title')} width={WIDTH_PX} onClose={onClose}>
      <div className="devices-revisions">
        <ListPage
          name="quality-flags"
          title={text('quality.title')}
          isPart
          lead={<p className="devices-muted">{text('quality.note', { timezone })}</p>}
          state={state}
          rows={rows}
          columns={columns}
          rowKey={({ _id: key }) => key}
          rowName={({ from }) => format(from)}
          rowActions={actions}
          search={null}
          filters={[
            {
              name: 'state',
              label: text('quality.state'),
              options: QUALITY_FLAG_STATES.map((value) => ({
                value,
                label: text(`quality.filter.${value}`),
              })),
            },
          ]}
          exportName={`${serial}-quality-flags`}
          empty={<EmptyState title={text('quality.none')} text={text('quality.none.text')} />}
          errorTitle={text('quality.error')}
        />
      </div>
    </Dialog>
  )
}
