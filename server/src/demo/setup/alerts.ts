import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { ServerContext } from '../../context.ts'
import { CITY, HARBOUR } from '../fleet/fleet.ts'
import { dataPointIds, nodeNamed } from '../fleet/lookUp.ts'

type Level = 'critical' | 'warning' | 'info'

interface DemoAlert {
  name: string
  description: string
  level: Level
  nodeNames: readonly string[]
  /** Parameter and limit that it watches. */
  rule: readonly [parameterId: string, operator: 'gt' | 'lt', value: number]
  /** How long before the set-up it fired last; null: never. */
  firedBeforeMs: number | null
  /** Whether its condition holds; null: it has not been evaluated. */
  holds: boolean | null
  status?: 'activated' | 'deactivated'
  organizationId?: string
}

const ALERTS: readonly DemoAlert[] = [
  {
    name: 'Construction dust above 150 µg/m³',
    description: 'PM10 at a construction site is above the action level: stop dusty work.',
    level: 'critical',
    nodeNames: ['Metro site east', 'Old brewery site'],
    rule: ['132:7', 'gt', 150],
    firedBeforeMs: 38 * MINUTE_MS,
    holds: true,
  },
  {
    name: 'PM2.5 at the roadside above 35 µg/m³',
    description: 'Fine particles at a roadside station are unhealthy for sensitive groups.',
    level: 'warning',
    nodeNames: ['Quay Street', 'Bridge approach', 'Station forecourt'],
    rule: ['132:5', 'gt', 35],
    firedBeforeMs: 3 * HOUR_MS,
    holds: false,
  },
  {
    name: 'CO2 in the council chamber above 1,200 ppm',
    description: 'Too little fresh air for the people in the room.',
    level: 'warning',
    nodeNames: ['Town Hall, council chamber'],
    rule: ['131:10', 'gt', 1200],
    firedBeforeMs: 21 * HOUR_MS,
    holds: false,
  },
  {
    name: 'Archive vaults too damp',
    description: 'Relative humidity above 58 % harms paper.',
    level: 'warning',
    nodeNames: ['Archive, vault 1', 'Archive, vault 2'],
    rule: ['128:2', 'gt', 58],
    firedBeforeMs: 50 * HOUR_MS,
    holds: false,
  },
  {
    name: 'Riverside path does not report',
    description: 'No reading for more than an hour: check power and link.',
    level: 'critical',
    nodeNames: ['Riverside path'],
    rule: ['190:1', 'lt', 10.6],
    firedBeforeMs: 47 * HOUR_MS,
    holds: true,
  },
  {
    name: 'Night noise at Quay Street',
    description: 'LAeq above 65 dB(A) between 23:00 and 07:00.',
    level: 'info',
    nodeNames: ['Quay Street'],
    rule: ['160:1', 'gt', 65],
    firedBeforeMs: 29 * HOUR_MS,
    holds: false,
  },
  {
    name: 'Storm gusts on the Town Hall roof',
    description: 'Gusts above 17 m/s: secure the scaffolding.',
    level: 'critical',
    nodeNames: ['Town Hall roof'],
    rule: ['150:3', 'gt', 17],
    firedBeforeMs: null,
    holds: null,
  },
  {
    name: 'Ozone on the hill above 60 ppb',
    description: 'Summer smog, information level.',
    level: 'info',
    nodeNames: ['University hill'],
    rule: ['170:2', 'gt', 60],
    firedBeforeMs: null,
    holds: null,
    status: 'deactivated',
  },
  {
    name: 'Ships’ smoke at the terminal',
    description: 'Sulphur dioxide above 15 ppb at the cruise terminal.',
    level: 'warning',
    nodeNames: ['Cruise terminal'],
    rule: ['170:3', 'gt', 15],
    firedBeforeMs: 15 * HOUR_MS,
    holds: false,
    organizationId: HARBOUR,
  },
]

/** Makes the alerts of the demo where they are missing. */
export async function addAlerts({ store }: ServerContext, setupAt: number): Promise<void> {
  await store.db
    .insertInto('alerts')
    .values(ALERTS.map((alert, index) => alertRow(alert, index, setupAt)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.db
    .insertInto('alert_nodes')
    .values(
      ALERTS.flatMap(({ nodeNames }, index) =>
        nodeNames.map((name) => ({ alert_id: idAt(index), node_id: nodeNamed(name).nodeId })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function alertRow(alert: DemoAlert, index: number, setupAt: number) {
  const [parameterId, operator, value] = alert.rule
  const points = alert.nodeNames.flatMap((name) => dataPointIds(nodeNamed(name), [parameterId]))
  return {
    id: idAt(index),
    name: alert.name,
    description: alert.description,
    organization_id: alert.organizationId ?? CITY,
    status: alert.status ?? 'activated',
    notification_level: alert.level,
    rules: JSON.stringify({ link: points, [operator]: value }),
    last_triggered_ts: alert.firedBeforeMs === null ? null : setupAt - alert.firedBeforeMs,
    latest_value: alert.holds,
    created_at: setupAt,
  }
}

const idAt = (index: number) => `alert_demo_${index + 1}`
