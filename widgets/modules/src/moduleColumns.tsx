import {
  PlaceLink,
  RelativeTime,
  StatusTag,
  type Column,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import type { ModuleRow } from './moduleRows.ts'
import { faultText, moduleName } from './moduleText.ts'

export interface ModuleColumnsOptions {
  nodeId: string
  rows: readonly ModuleRow[]
  /** Inner width of the widget, CSS pixels. */
  width: number
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
}

/** Minimum widths (CSS px) that have space for these columns, and for the word of the status. */
const REPORT_FROM_PX = 280
const WORDS_FROM_PX = 400
const POINTS_FROM_PX = 460
const CONNECTION_FROM_PX = 620
const ENABLED_FROM_PX = 740
/** Width reserved for faults, if there are any. */
const FAULTS_PX = 180

/** The columns that fit: state and name always, and faults where there are any. */
export function moduleColumns(options: ModuleColumnsOptions): readonly Column<ModuleRow>[] {
  const { nodeId, rows, width, nowMs, intl, actions } = options
  const head = (id: string): string => intl.formatMessage({ id: `column.${id}` })
  const status: Column<ModuleRow> = {
    id: 'status',
    header: head('status'),
    isHeaderHidden: width < WORDS_FROM_PX,
    cell: (row) => <StatusTag status={row.status} isIconOnly={width < WORDS_FROM_PX} />,
  }
  const name: Column<ModuleRow> = {
    id: 'name',
    header: head('name'),
    isFlexible: true,
    cell: (row) => <ModuleName {...{ row, nodeId, intl, actions }} />,
  }
  const faults: Column<ModuleRow> = {
    id: 'faults',
    header: head('faults'),
    cell: (row) => {
      const words = faultText(row, intl)
      return (
        <span className="modules-faults" title={words}>
          {words}
        </span>
      )
    },
  }
  const lastReport: Column<ModuleRow> = {
    id: 'lastReport',
    header: head('lastReport'),
    cell: (row) => (
      <RelativeTime at={row.lastReportMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
    ),
  }
  const dataPoints: Column<ModuleRow> = {
    id: 'dataPoints',
    header: head('dataPoints'),
    align: 'end',
    cell: (row) => intl.formatNumber(row.dataPoints),
  }
  const connection: Column<ModuleRow> = {
    id: 'connection',
    header: head('connection'),
    cell: (row) => <span title={row.id}>{row.connection.join(' / ')}</span>,
  }
  const enabled: Column<ModuleRow> = {
    id: 'enabled',
    header: head('enabled'),
    cell: ({ isEnabled }) =>
      isEnabled === null ? (
        <span className="air-muted">–</span>
      ) : (
        intl.formatMessage({ id: isEnabled ? 'enabled.yes' : 'enabled.no' })
      ),
  }
  const hasFaults = rows.some((row) => faultText(row, intl) !== '')
  const room = hasFaults ? width - FAULTS_PX : width
  return [
    status,
    name,
    ...(hasFaults ? [faults] : []),
    ...(room < REPORT_FROM_PX ? [] : [lastReport]),
    ...(room < POINTS_FROM_PX ? [] : [dataPoints]),
    ...(room < CONNECTION_FROM_PX ? [] : [connection]),
    ...(room < ENABLED_FROM_PX ? [] : [enabled]),
  ]
}

interface ModuleNameProps extends Pick<ModuleColumnsOptions, 'nodeId' | 'intl' | 'actions'> {
  row: ModuleRow
}

/** Model and driver; links to the monitor of its first parameter. */
function ModuleName({ row, nodeId, intl, actions }: ModuleNameProps) {
  const { title, name, firstDataPointId: dataPointId } = row
  const words = moduleName(row, intl)
  return (
    <>
      {dataPointId === null ? (
        words
      ) : (
        <PlaceLink
          to={{ to: 'device-monitor', nodeId, dataPointId }}
          title={intl.formatMessage({ id: 'module.monitor' }, { name: words })}
          actions={actions}
        >
          {words}
        </PlaceLink>
      )}
      {name === null || name === title ? null : <span className="air-muted"> {name}</span>}
    </>
  )
}
