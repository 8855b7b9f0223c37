import type {
  Alert,
  AlertInclude,
  AlertRules,
  DeviceCounts,
  DeviceStats,
  OnlineSeries,
} from '@airshed/schemas'
import { ALL_DEVICES_KEY } from '@airshed/schemas'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { STALE_BY_MS } from './scene.ts'
import { TEST_NOW_MS } from './times.ts'

const HOUR_MS = 3_600_000
const TYPES = ['Thiamis-1000', 'Airthinx-IAQ', 'Open-Air', 'airRohr']
const MANY_TYPES = Array.from({ length: 30 }, (_, index) => `Model-${index + 1}`)

const NONE: DeviceCounts = { online: 0, offline: 0, deactivated: 0, inventory: 0, total: 0 }

function typesOf(scene: Scene): readonly string[] {
  if (scene === 'empty' || scene === 'unknown') return []
  if (scene === 'one-point') return TYPES.slice(0, 1)
  return scene === 'large' ? MANY_TYPES : TYPES
}

/** Counts of the devices by type and state, and of all of them. */
export function deviceStats(scene: Scene = 'normal'): DeviceStats {
  const random = randomFrom('status')
  const most = scene === 'large' ? 4_000 : 14
  const counts = typesOf(scene).map((type): [string, DeviceCounts] => {
    const isOne = scene === 'one-point'
    const [online, offline, deactivated, inventory] = isOne
      ? ([1, 0, 0, 0] as const)
      : ([most, most / 4, most / 7, most / 5].map((limit) => Math.ceil(random() * limit)) as [
          number,
          number,
          number,
          number,
        ])
    const total = online + offline + deactivated + inventory
    return [`${ALL_DEVICES_KEY}.${type}`, { online, offline, deactivated, inventory, total }]
  })
  const all = { ...NONE }
  for (const [, one] of counts) {
    for (const state of Object.keys(all) as (keyof DeviceCounts)[]) all[state] += one[state]
  }
  return { [ALL_DEVICES_KEY]: all, ...Object.fromEntries(counts) }
}

/** The number of devices of each type that reported in each of the last hours. */
export function onlineSeries(hours: number, scene: Scene = 'normal'): OnlineSeries {
  const random = randomFrom('online')
  const types = typesOf(scene)
  if (types.length === 0) return {}
  const shown = scene === 'one-point' ? 1 : hours
  const end = TEST_NOW_MS - (scene === 'stale' ? STALE_BY_MS : 0)
  const most = scene === 'large' ? 4_000 : 14
  return Object.fromEntries(
    Array.from({ length: shown }, (_, index) => [
      String(end - (shown - 1 - index) * HOUR_MS),
      Object.fromEntries(types.map((type) => [type, Math.ceil(random() * most)])),
    ]),
  )
}

const NAMES = ['PM2.5 above 35 µg/m³', 'CO₂ above 1,200 ppm', 'Noise at night', 'Station offline']

const STATES = ['active', 'resolved', 'idle', 'deactivated'] as const

/** One alert of the list; each number has another state, level and age. */
export function alert(index: number, changes: Partial<Alert> = {}): Alert {
  const state = STATES[index % STATES.length] ?? 'idle'
  return {
    _id: `alert_${index}`,
    _type: 'alert',
    name: NAMES[index % NAMES.length] ?? `Alert ${index}`,
    description: 'Open the windows',
    organization_id: 'org_city',
    status: state === 'deactivated' ? 'deactivated' : 'activated',
    statusType: state,
    notification_level: (['critical', 'warning', 'info'] as const)[index % 3] ?? 'info',
    nodes: Array.from({ length: (index % 5) + 1 }, (_, at) => `1C00A3F${at}:0`),
    lastTriggeredTs: state === 'idle' ? null : TEST_NOW_MS - (index + 1) * 17 * 60_000,
    actions: ['monitor', 'modify', 'delete', state === 'deactivated' ? 'activate' : 'deactivate'],
    ...changes,
  }
}

const ALERT_SUBSCRIBERS: Alert['subscribers'] = {
  users: [
    { _id: 'user_ines', name: 'Inês Carvalho', notification_method: null },
    { _id: 'user_tomas', name: 'Tomás Ferreira', notification_method: null },
  ],
  channels: [],
  notification_method: 'email',
  digest_period: 'daily',
  repeat_every_ms: null,
  escalation: null,
}

/** The rules of an alert: PM2.5 of one device, or an average of another. */
const alertRules = (): AlertRules => {
  const [first, second] = ['1C00A3F7.0.0.0/132:5', '1C00A3F8.0.0.0/132:5'] as const
  return [
    {
      _id: 'now',
      conditions: [{ deviceId: '1C00A3F7:0', dataPointId: first, expr: 'gt', value: 35 }],
    },
    {
      _id: 'hour',
      conditions: [
        { dataPointId: { func: 'avg', dataPointId: second, period: 60 }, expr: 'gte', value: 25 },
      ],
    },
  ]
}

/** One page of the alerts, and their total. */
export function alertPage(
  { limit, page = 1 }: { limit: number; page?: number },
  scene: Scene = 'normal',
  includes: readonly AlertInclude[] = [],
): { data: Alert[]; total: number } {
  if (scene === 'empty' || scene === 'unknown') return { data: [], total: 0 }
  const total = { 'one-point': 1, large: 100_000 }[scene as string] ?? 23
  const start = (page - 1) * limit
  const count = Math.max(0, Math.min(limit, total - start))
  const parts = {
    ...(includes.includes('data_points') ? { data_points: alertRules() } : {}),
    ...(includes.includes('subscribers') ? { subscribers: ALERT_SUBSCRIBERS } : {}),
  }
  return { data: Array.from({ length: count }, (_, index) => alert(start + index, parts)), total }
}
