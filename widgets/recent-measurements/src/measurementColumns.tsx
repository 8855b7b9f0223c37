import {
  MonitorLink,
  type Column,
  type Frame,
  type Node,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import { GapText, isReceivedTime, MeasuredCell, TimeCell } from './MeasuredCell.tsx'
import type { GapRow, MeasurementRow } from './measurementRows.ts'

type Row = MeasurementRow | GapRow

export interface MeasurementColumnsOptions {
  frames: readonly Frame[]
  nodes: readonly Node[]
  /** Inner width of the widget, CSS pixels. */
  width: number
  /** Current time, ms UTC. */
  nowMs: number
  /** Newer readings have just arrived, ms UTC. */
  arrivedAfterMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Width for times and remarks, and for a column without and with the name of its device, CSS px. */
const REST_PX = 220
const COLUMN_PX = 110
const DEVICE_COLUMN_PX = 210

/** Time, a column for each data point, and remarks. */
export function measurementColumns(options: MeasurementColumnsOptions): readonly Column<Row>[] {
  const { frames, nodes, width, nowMs, arrivedAfterMs, intl, actions } = options
  const isOneDevice = new Set(frames.map(({ nodeId }) => nodeId)).size === 1
  // If a column of remarks does not fit, they are marks beside the time.
  const hasRemarks = width >= REST_PX + frames.length * (isOneDevice ? COLUMN_PX : DEVICE_COLUMN_PX)
  const time: Column<Row> = {
    id: 'time',
    header: intl.formatMessage({ id: 'column.time' }),
    isFlexible: true,
    cell: (row) =>
      row.kind === 'gap' ? (
        <GapText {...{ row, nowMs, intl }} />
      ) : (
        <TimeCell
          {...{ row, nowMs, intl }}
          isNew={row.atMs > arrivedAfterMs}
          isShort={!hasRemarks}
        />
      ),
  }
  const values = frames.map((frame): Column<Row> => {
    const { dataPointId, nodeId, label, shortLabel, unit } = frame
    return {
      id: dataPointId,
      header: (
        <span className="recent-measurements-head">
          <span title={label}>{shortLabel}</span>
          {unit === '' ? null : <span className="recent-measurements-unit">{unit}</span>}
          {isOneDevice ? null : (
            <span className="recent-measurements-device">
              {nodes.find(({ _id }) => _id === nodeId)?.presentName ?? nodeId}
            </span>
          )}
          <MonitorLink
            {...{ nodeId, dataPointId, actions }}
            label={intl.formatMessage({ id: 'table.monitor' }, { name: label })}
          />
        </span>
      ),
      align: 'end',
      cell: (row) =>
        row.kind === 'gap' ? null : (
          <MeasuredCell
            measured={row.measured[dataPointId]}
            isNewest={row.atMs === frame.times.at(-1)}
            {...{ frame, intl }}
          />
        ),
    }
  })
  const remarks: Column<Row> = {
    id: 'remarks',
    header: intl.formatMessage({ id: 'column.remarks' }),
    cell: (row) =>
      row.kind === 'gap'
        ? intl.formatMessage({ id: 'gap.missing' }, { count: row.missing })
        : isReceivedTime(row)
          ? intl.formatMessage({ id: 'reading.received' })
          : null,
  }
  return [time, ...values, ...(hasRemarks ? [remarks] : [])]
}
