import {
  connectionParts,
  connectionsOf,
  hiddenReading,
  isReported,
  isStale,
  MEASUREMENT_FLAGS,
  reportedStatus,
  sensorName,
  type DataPoint,
  type Frame,
  type HiddenReading,
  type Node,
  type NodeStatus,
  type Sensor,
} from '@airshed/kit'

/** A sensor of a device, or a built-in one, and its reporting status. */
export interface ModuleRow {
  /** Connection string. */
  id: string
  /** Driver, such as `dust-trak`; null if no sensor was configured at this connection. */
  name: string | null
  /** Vendor and model, otherwise the driver; empty if it has no name. */
  title: string
  /** Port, type and address, as they are in the connection string. */
  connection: readonly string[]
  /** null: there is nothing to enable or disable. */
  isEnabled: boolean | null
  status: NodeStatus
  /** Number of its parameters. */
  dataPoints: number
  /** One of them, to open its monitor; null if there is none. */
  firstDataPointId: string | null
  /** Time of the newest report among its data points, ms UTC; null if none ever reported. */
  lastReportMs: number | null
  /** Short names of parameters whose newest reading is hidden, with the reason. */
  faults: readonly { name: string; reason: HiddenReading['reason'] }[]
  /** Its newest readings had a time in the future. */
  isClockAhead: boolean
  /** Its clock, or that of its device, counts from 1970, 1980 or 2000. */
  isClockUnset: boolean
}

/** Maximum number of newest readings that are requested. */
const READ_MAX = 200

/** Data points whose newest readings can indicate a fault. */
export function readableIds({ data_points: points = [] }: Pick<Node, 'data_points'>): string[] {
  return points
    .filter(({ lastTimeReportedTs }) => lastTimeReportedTs !== null)
    .slice(0, READ_MAX)
    .map(({ _id: id }) => id)
}

/**
 * The sensors of a device in its own order, then connections that measure without a configured sensor,
 * such as built-in ones.
 *
 * @param frames newest readings, as far as they have arrived
 * @param knownMs until when the data are known, ms UTC
 */
export function moduleRows(
  node: Node,
  frames: readonly Frame[],
  knownMs: number,
): readonly ModuleRow[] {
  const { data_points: all = [] } = node
  const points = all.filter(({ path }) => isReported(path))
  const frameOf = new Map(frames.map((frame) => [frame.dataPointId, frame]))
  const readAtMs = frames.map(({ times }) => times.at(-1) ?? null)
  const reported = points.map(({ lastTimeReportedTs }) => lastTimeReportedTs)
  const deviceStatus = reportedStatus(node, [...reported, ...readAtMs], knownMs)
  return connectionsOf({ ...node, data_points: points }).map(({ id, sensor }) => {
    const own = points.filter(({ device_id: connection }) => connection === id)
    return moduleRow({ id, sensor, node, deviceStatus, points: own, frameOf, knownMs })
  })
}

interface ModuleParts {
  id: string
  sensor: Sensor | null
  node: Pick<Node, 'status' | 'interval'>
  /** As shown: no sensor is online while its device is not. */
  deviceStatus: NodeStatus
  /** Data points of its own. */
  points: readonly DataPoint[]
  frameOf: ReadonlyMap<string, Frame>
  knownMs: number
}

/** Battery voltage may stay silent for longer. */
const BATTERY = '190:1'

const newest = (times: readonly (number | null | undefined)[]): number | null => {
  const known = times.filter((time) => time !== null && time !== undefined)
  return known.length === 0 ? null : Math.max(...known)
}

const reportedAtMs = (
  { _id: id, lastTimeReportedTs }: DataPoint,
  frameOf: ModuleParts['frameOf'],
): number | null => newest([lastTimeReportedTs, frameOf.get(id)?.times.at(-1)])

/** As for a device: by its own readings, or by its own report of being online. */
function isReporting({ node, points, frameOf, knownMs }: ModuleParts): boolean {
  const own = points.map((point) => {
    const { _id: id } = point
    const live = frameOf.get(id)?.values.at(-1) ?? Number.NaN
    return Number.isNaN(live) ? point : { ...point, lastValue: live }
  })
  const reports = points.map((point) => ({ path: point.path, at: reportedAtMs(point, frameOf) }))
  const itself = { ...node, last_online: null, data_points: own }
  return (
    reportedStatus(itself, [], knownMs) === 'online' ||
    reports.some(
      ({ path, at }) => !isStale(at, node.interval, knownMs, { isBattery: path === BATTERY }),
    )
  )
}

function moduleRow(parts: ModuleParts): ModuleRow {
  const { id, sensor, deviceStatus, points, frameOf } = parts
  const newestFlags = ({ _id }: DataPoint): number => frameOf.get(_id)?.flags?.at(-1) ?? 0
  const lastReportMs = newest(points.map((point) => reportedAtMs(point, frameOf)))
  const faults = points.flatMap((point) => {
    const hidden = hiddenReading(newestFlags(point), point.path)
    return hidden === null ? [] : [{ name: point.shortPresentName, reason: hidden.reason }]
  })
  const own = points.map(({ _id: pointId }) => pointId)
  const isEnabled = sensor === null ? null : sensor.enabled !== 0
  const status = (): NodeStatus => {
    if (isEnabled === false) return 'deactivated'
    if (deviceStatus !== 'online') return deviceStatus
    if (!isReporting(parts)) return 'offline'
    return faults.length > 0 ? 'error' : 'online'
  }
  return {
    id,
    name: sensor?.name ?? null,
    title: sensor === null ? '' : sensorName(sensor),
    connection: connectionParts(id),
    isEnabled,
    status: status(),
    dataPoints: points.length,
    firstDataPointId: own[0] ?? null,
    lastReportMs,
    faults,
    isClockAhead: points.some((point) => (newestFlags(point) & MEASUREMENT_FLAGS.futureTime) !== 0),
    isClockUnset: points.some((point) => (newestFlags(point) & MEASUREMENT_FLAGS.unsetClock) !== 0),
  }
}
