import type { Frame, WidgetData } from '@airshed/contract'
import { ALL_DEVICES_KEY, type DeviceCounts, type Node } from '@airshed/schemas'
import { alert } from '../builders/fleet.ts'
import type { Random } from '../builders/random.ts'
import { TEST_INTERVAL_MS } from '../builders/times.ts'
import { valueAt } from '../builders/values.ts'

/** Duration of a step, in ms: one reporting interval of the devices. */
export const STEP_MS = TEST_INTERVAL_MS

/** Number of steps per new alert. */
const STEPS_OF_AN_ALERT = 5

/**
 * The data of a widget one step later: each series with readings has one more, and so has the
 * newest value of each data point; a device may appear or disappear, an alert may be new. Unchanged
 * parts stay the same objects.
 *
 * @param step number of steps since the start, from 1
 */
export function movedData<Data extends WidgetData>(data: Data, step: number, random: Random): Data {
  const frames = data.frames.map((frame) => movedFrame(frame, random))
  const nodes = data.nodes.map((node) => movedNode(node, random))
  return {
    ...data,
    frames: frames.length === 0 ? data.frames : frames,
    nodes: nodes.length === 0 ? data.nodes : nodes,
    status: data.status === null ? null : movedStatus(data.status, random),
    online: data.online === null ? null : movedOnline(data.online, random),
    alerts:
      data.alerts === null || data.alerts.total === 0 || step % STEPS_OF_AN_ALERT > 0
        ? data.alerts
        : withNewAlert(data.alerts, step, data.asOfMs ?? 0),
    asOfMs: data.asOfMs === null ? null : data.asOfMs + STEP_MS,
  }
}

function movedFrame(frame: Frame, random: Random): Frame {
  const last = frame.times.at(-1)
  if (last === undefined) return frame
  const time = last + STEP_MS
  // The oldest one is dropped, so that the window keeps its length.
  const from = frame.times.length > 1 ? 1 : 0
  return {
    ...frame,
    times: slid(frame.times, from, time),
    values: slid(frame.values, from, valueAt(frame, time, random)),
    ...(frame.flags === undefined
      ? {}
      : { flags: slid(frame.flags, from, frame.flags.at(-1) ?? 0) }),
    ...(frame.limits === undefined ? {} : { limits: slid(frame.limits, from, Number.NaN) }),
  }
}

/** A new array: the values from `from` on, followed by the new one. */
function slid<List extends Float64Array | Uint8Array>(
  list: List,
  from: number,
  value: number,
): List {
  const next = new (list.constructor as new (length: number) => List)(list.length - from + 1)
  next.set(list.subarray(from))
  next[next.length - 1] = value
  return next
}

function movedNode(node: Node, random: Random): Node {
  const { last_online: lastOnline, data_points: points } = node
  return {
    ...node,
    last_online: lastOnline === null ? null : lastOnline + STEP_MS,
    ...(points === undefined
      ? {}
      : {
          data_points: points.map((point) =>
            point.lastTimeReportedTs === null
              ? point
              : {
                  ...point,
                  lastTimeReportedTs: point.lastTimeReportedTs + STEP_MS,
                  lastValue: valueAt(point, point.lastTimeReportedTs + STEP_MS, random),
                },
          ),
        }),
  }
}

/** One device of one type goes offline, or comes back. */
function movedStatus(
  status: NonNullable<WidgetData['status']>,
  random: Random,
): NonNullable<WidgetData['status']> {
  const types = Object.keys(status).filter((key) => key !== ALL_DEVICES_KEY)
  const type = types[Math.floor(random() * types.length)]
  if (type === undefined) return status
  const wantsBack = random() < 0.5
  const turned = (counts: DeviceCounts, isBack: boolean): DeviceCounts => ({
    ...counts,
    online: counts.online + (isBack ? 1 : -1),
    offline: counts.offline - (isBack ? 1 : -1),
  })
  const isPossible = (isBack: boolean): boolean =>
    (isBack ? status[type]?.offline : status[type]?.online) !== 0
  const isBack = isPossible(wantsBack) ? wantsBack : !wantsBack
  if (!isPossible(isBack)) return status
  return Object.fromEntries(
    Object.entries(status).map(([key, counts]) => [
      key,
      key === type || key === ALL_DEVICES_KEY ? turned(counts, isBack) : counts,
    ]),
  )
}

/** Changes the number of devices that reported in the newest hour. */
function movedOnline(
  online: NonNullable<WidgetData['online']>,
  random: Random,
): NonNullable<WidgetData['online']> {
  const newest = Object.keys(online).at(-1)
  if (newest === undefined) return online
  const counts = Object.entries(online[newest] ?? {}).map(([type, count]) => [
    type,
    Math.max(0, count + Math.floor(random() * 3) - 1),
  ])
  return { ...online, [newest]: Object.fromEntries(counts) as Record<string, number> }
}

function withNewAlert(
  alerts: NonNullable<WidgetData['alerts']>,
  step: number,
  atMs: number,
): NonNullable<WidgetData['alerts']> {
  const added = alert(0, { _id: `alert_of_step_${step}`, lastTriggeredTs: atMs })
  return {
    ...alerts,
    total: alerts.total + 1,
    data: [added, ...alerts.data.slice(0, Math.max(0, alerts.data.length - 1))],
  }
}
