import type { NodeStatus } from '@airshed/schemas'
import { isStale } from './reportingGap.ts'

/** Parameter by which a node reports that it is connected; any value but 0 means connected. */
export const ONLINE_PARAMETER_ID = '190:3'

/**
 * Parameter of the online status, which the server keeps: 1 while a node is displayed as online, 0 as offline, no value
 * as anything else. Its readings are transitions: a value holds until the next. Unlike {@link ONLINE_PARAMETER_ID} it is
 * no report, and nobody else writes it.
 */
export const ONLINE_STATUS_PATH = '190:4'

/**
 * Whether the readings of a parameter come from its device. Those of {@link ONLINE_STATUS_PATH} are kept by the server:
 * they are never stale, do not show that the device is there, and hold until the next.
 */
export const isReported = (path: string): boolean => path !== ONLINE_STATUS_PATH

/** Whether the readings of a data point come from its device, see {@link isReported}. */
export const isReportedId = (dataPointId: string): boolean =>
  !dataPointId.endsWith(`/${ONLINE_STATUS_PATH}`)

/** What the data points of {@link ONLINE_STATUS_PATH} are called: the server by its English name. */
export const ONLINE_STATUS_NAMES = { en: 'Online status', es: 'Estado de conexión' } as const

/** The facts that determine the status of a node. */
export interface NodeReport {
  /** The stored status. */
  readonly status: NodeStatus
  readonly intervalMs: number
  /** Time of the newest report, ms UTC; null when there never was one. */
  readonly lastReportTs: number | null
  /** Latest value of the node's online data point; null or absent when it has none. */
  readonly isOnline?: boolean | null
}

/**
 * The status that is shown. An activated node is online while its online data point is true or its
 * last report lies within the reporting gap, else offline; every other status is shown as stored.
 */
export function displayedStatus(node: NodeReport, now: number): NodeStatus {
  if (node.status !== 'activated') return node.status
  if (node.isOnline === true) return 'online'
  return isStale(node.lastReportTs, node.intervalMs, now) ? 'offline' : 'online'
}

/**
 * Display order: online, poor, moderate, good, offline, shared, leased, deactivated, as lists require. Other statuses
 * are placed next to the most similar ones.
 */
const order: readonly NodeStatus[] = [
  'online',
  'veryPoor',
  'poor',
  'moderate',
  'satisfactory',
  'good',
  'excellent',
  'offline',
  'error',
  'shared',
  'leased',
  'deactivated',
  'hibernated',
  'inventory',
  'activated',
]

const ranks = new Map(order.map((status, rank) => [status, rank]))

/** Position of a status in lists, 0 first. */
export function statusRank(status: NodeStatus): number {
  return ranks.get(status) ?? order.length
}

/** The status at a position in lists; undefined: there is none. */
export const statusOfRank = (rank: number): NodeStatus | undefined => order[rank]
