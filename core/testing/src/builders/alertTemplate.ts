import type { AlertTemplate, AlertTemplateDetails } from '@airshed/schemas'
import { alertDetails } from './alertDetails.ts'
import { TEST_NOW_MS } from './times.ts'

const DAY_MS = 86_400_000

const TEMPLATES = [
  {
    name: 'Too much dust',
    status: 'activated',
    notification_level: 'warning',
    covers: { types: ['Thiamis-1000'], tags: ['roof', 'school'] },
    alerts: { total: 42, active: 3, no_data: 1 },
  },
  {
    name: 'Device offline',
    status: 'activated',
    notification_level: 'info',
    covers: { types: ['Thiamis-1000', 'Thiamis-2000'], tags: [] },
    alerts: { total: 118, active: 0, no_data: 0 },
  },
  {
    name: 'Noise at night',
    status: 'deactivated',
    notification_level: 'critical',
    covers: { types: [], tags: ['harbour'] },
    alerts: { total: 7, active: 0, no_data: 0 },
  },
] as const satisfies readonly object[]

/** An alert template of `org_city`, as lists return it. */
export function alertTemplate(index = 0, changes: Partial<AlertTemplate> = {}): AlertTemplate {
  const built = structuredClone(TEMPLATES[index % TEMPLATES.length] ?? TEMPLATES[0])
  return {
    ...(built as unknown as Pick<AlertTemplate, keyof typeof built>),
    _id: `template_${index}`,
    organization_id: 'org_city',
    is_settled: true,
    left_out: 0,
    version: 1,
    created_at: TEST_NOW_MS - 30 * DAY_MS,
    actions: ['modify', 'delete', built.status === 'activated' ? 'deactivate' : 'activate'],
    ...changes,
  }
}

/** The template with that number, with its rules and its subscribers: PM2.5 of each device above 35. */
export function alertTemplateDetails(
  index = 0,
  changes: Partial<AlertTemplateDetails> = {},
): AlertTemplateDetails {
  const { subscribers, references, hold_time_ms, reactivation_time_ms, hours, missing_data } =
    alertDetails(0)
  return {
    ...alertTemplate(index),
    description: 'Close the windows.',
    data_points: [
      {
        _id: 'dust',
        conditions: [
          { deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: 35, clear_value: 25 },
        ],
      },
    ],
    points: [{ path: '132:5', unit: 'µg/m³', kind: 'scalar' }],
    subscribers,
    references,
    hold_time_ms,
    reactivation_time_ms,
    hours,
    missing_data,
    ...changes,
  }
}
