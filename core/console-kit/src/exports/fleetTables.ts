import type { WidgetData } from '@airshed/contract'
import { reportedStatus } from '@airshed/domain'
import type { TableColumn, ValueTable } from '@airshed/domain/tables'
import {
  ALL_DEVICES_KEY,
  type Alert,
  type DataPoint,
  type DeviceStats,
  type Node,
  type OnlineSeries,
} from '@airshed/schemas'
import type { ExportMessageId, ExportText } from './exportText.ts'
import type { KindTables } from './kindTables.ts'

const STATES = ['online', 'offline', 'deactivated', 'inventory'] as const

/** When the device was last heard from, online or by a reading, ms UTC; null: never. */
function heardAtMs({ last_online: lastOnline, data_points: points = [] }: Node): number | null {
  const times = [lastOnline, ...points.map(({ lastTimeReportedTs }) => lastTimeReportedTs)]
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** One row per device, with the status that its widget shows. */
function nodesTable(
  { nodes, asOfMs }: Pick<WidgetData, 'nodes' | 'asOfMs'>,
  { text, status, yesNo }: ExportText,
): ValueTable | null {
  if (nodes.length === 0) return null
  const words = (id: ExportMessageId): TableColumn => ({ header: text(id), kind: 'text' })
  return {
    title: text('devices'),
    columns: [
      words('device'),
      words('device.serial'),
      words('device.type'),
      words('device.status'),
      { header: text('device.lastOnline'), kind: 'time' },
      { header: text('device.latitude'), kind: 'number' },
      { header: text('device.longitude'), kind: 'number' },
      { header: text('device.interval'), kind: 'number' },
      words('provenance.simulated'),
    ],
    rows: nodes.map((node) => [
      node.presentName,
      node.serial,
      node.type,
      status(asOfMs === null ? node.statusType : reportedStatus(node, [heardAtMs(node)], asOfMs)),
      heardAtMs(node),
      node.location?.[0] ?? null,
      node.location?.[1] ?? null,
      node.interval / 1000,
      yesNo(node.is_simulated),
    ]),
  }
}

/** The basis of the newest value of a data point, where it is to be told. */
const correctedBasis = ({ correction }: Pick<DataPoint, 'correction'>) =>
  correction?.basis === 'corrected' ? ('corrected' as const) : undefined

/** The newest value of each data point that was requested with the devices. */
function latestTable(
  nodes: readonly Node[],
  { text, timezone, ofBasis }: ExportText,
): ValueTable | null {
  const rows = nodes.flatMap(({ presentName, data_points: points = [] }) =>
    points.map(({ _id: id, ...point }) => [
      presentName,
      ofBasis(point.presentName || point.name, correctedBasis(point)),
      point.lastValue,
      point.unit,
      point.lastTimeReportedTs,
      id,
    ]),
  )
  if (rows.length === 0) return null
  return {
    title: text('latest'),
    columns: [
      { header: text('device'), kind: 'text' },
      { header: text('parameter'), kind: 'text' },
      { header: text('value'), kind: 'number' },
      { header: text('provenance.unit'), kind: 'text' },
      { header: text('time', { timezone }), kind: 'time' },
      { header: text('provenance.dataPoint'), kind: 'text' },
    ],
    rows,
  }
}

/** Counts by device type, after a row for all types. */
function statusTable(stats: DeviceStats, { text, status }: ExportText): ValueTable {
  return {
    title: text('status'),
    columns: [
      { header: text('device.type'), kind: 'text' },
      ...STATES.map((state): TableColumn => ({ header: status(state), kind: 'number' })),
      { header: text('count.total'), kind: 'number' },
    ],
    rows: Object.entries(stats).map(([key, counts]) => [
      key === ALL_DEVICES_KEY ? text('device.all') : key.slice(ALL_DEVICES_KEY.length + 1),
      ...STATES.map((state) => counts[state]),
      counts.total,
    ]),
  }
}

/** Devices that reported: one row per hour, one column per device type. */
function onlineTable(online: OnlineSeries, { text }: ExportText): ValueTable {
  const hours = Object.entries(online).sort(([a], [b]) => Number(a) - Number(b))
  const types = [...new Set(hours.flatMap(([, counts]) => Object.keys(counts)))].sort()
  return {
    title: text('online'),
    columns: [
      { header: text('hour'), kind: 'time' },
      ...types.map((type): TableColumn => ({ header: type, kind: 'number' })),
    ],
    rows: hours.map(([hour, counts]) => [
      Number(hour),
      ...types.map((type) => counts[type] ?? null),
    ]),
  }
}

/** One row per alert. */
function alertsTable(alerts: readonly Alert[], { text, status }: ExportText): ValueTable {
  return {
    title: text('alerts'),
    columns: [
      { header: text('alert'), kind: 'text' },
      { header: text('alert.state'), kind: 'text' },
      { header: text('alert.level'), kind: 'text' },
      { header: text('alert.lastTriggered'), kind: 'time' },
      { header: text('devices'), kind: 'text' },
      { header: text('alert.description'), kind: 'text' },
    ],
    rows: alerts.map((alert) => [
      alert.name,
      status(alert.statusType),
      text(`alert.level.${alert.notification_level}`),
      alert.lastTriggeredTs,
      alert.nodes.join(', '),
      alert.description,
    ]),
  }
}

export const FLEET_TABLES = {
  nodes: (data, words) => [latestTable(data.nodes, words), nodesTable(data, words)],
  profiles: () => [],
  status: ({ status }, words) => [status === null ? null : statusTable(status, words)],
  online: ({ online }, words) => [online === null ? null : onlineTable(online, words)],
  alerts: ({ alerts }, words) => [alerts === null ? null : alertsTable(alerts.data, words)],
} satisfies Record<string, KindTables>
