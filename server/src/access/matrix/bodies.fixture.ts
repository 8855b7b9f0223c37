import { DEFAULT_PUBLIC_LINK } from '@airshed/schemas'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { chartWidget } from '../../testing/world/dashboards.ts'
import { pluginArchive } from '../../testing/world/plugins.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { seedNode } from '../../testing/seed.ts'
import { SAMPLE_FIRMWARE, seedFirmware } from '../../testing/world/firmware.ts'
import { twoHalves } from '../../testing/world/pictures.ts'
import { SAMPLE_SCRIPT } from '../../testing/world/scripts.ts'
import { seedStranger } from '../../testing/world/partnerships.ts'
import { freePort } from '../../testing/world/sensors.ts'
import type { World } from '../../testing/world/world.ts'
import type { Target } from './target.fixture.ts'

const { id: _, ...newWidget } = chartWidget()
const range = { timezone: 'UTC', from: 0, to: 1000, is_pinned: false }
let labs = 0
let people = 0
let keys = 0
let updated = 0

const onDataPoint = ({ device }: Target) => ({
  data_point_id: [device.pm25.id, device.co2.id],
  last: 1,
})

/** Versions that were already published, because publishing one again would change nothing. */
const published = new WeakMap<World, number>()
async function newArchive({ world }: Target): Promise<Uint8Array> {
  const number = (published.get(world) ?? 0) + 1
  published.set(world, number)
  return pluginArchive({ version: `2.0.${number}` })
}

const serialOf = ({ nodeId }: Target['device']): string => nodeId.replace(/:0$/, '')

const someAlert = async ({ world, organization }: Target) => ({
  ids: [await seedAlert(world.context, organization)],
})

const dustRules = (device: Target['device']) => [
  {
    _id: 'group_1',
    conditions: [
      { deviceId: device.nodeId, dataPointId: device.pm25.id, expr: 'gt' as const, value: 35 },
    ],
  },
]

const dustAlert = ({ device, organization }: Target) => ({
  name: 'Dust',
  description: '',
  notification_level: 'warning',
  data_points: dustRules(device),
  subscribers: {
    users: [organization === 'city' ? 'owner' : 'harbourmaster'],
    notification_method: 'email',
  },
})

const dustTemplate = (target: Target) => ({
  ...dustAlert(target),
  covers: { types: [], tags: ['roof'] },
  data_points: [
    {
      _id: 'group_1',
      conditions: [{ deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: 35 }],
    },
  ],
})

const windOf = ({ device }: Target) => ({
  speed_data_point_id: `${device.sensorId}/150:1`,
  direction_data_point_id: `${device.sensorId}/150:2`,
  pollutant_data_point_id: device.pm25.id,
  from: 0,
  to: 1,
})

/** Nobody listens there; an address that is not public would be rejected before anything is sent. */
const hook = () => ({
  language: 'en',
  timezone: 'UTC',
  settings: { url: 'https://127.0.0.1:9/hook' },
})

const siteWindow = () => ({
  name: 'New filters',
  starts_at: TEST_NOW_MS,
  ends_at: TEST_NOW_MS + 3_600_000,
  covers: { kind: 'site', coordinates: [-36.8, 174.7], radius_m: 500 },
})

/** A map of the file of `seedImport`. */
const importMap = () => ({
  map: { serial: 'mast-1', time: { column: 'time' }, columns: { pm: { parameter: 'pm25' } } },
})

/** Bodies of calls that need more than an organization. */
export const BODIES: Record<string, (target: Target) => object | null | Promise<object>> = {
  'POST /alerts': dustAlert,
  'PUT /alerts/:id': (target) => ({ ...dustAlert(target), version: 1 }),
  'PUT /alerts/:id/mute': () => ({ until: null }),
  'POST /alert_templates': dustTemplate,
  'PUT /alert_templates/:id': (target) => ({ ...dustTemplate(target), version: 1 }),
  'POST /alert_templates/covered': () => ({ covers: { types: ['Thiamis-1000'], tags: [] } }),
  'POST /alerts/preview': ({ device }) => ({ data_points: dustRules(device), from: 0, to: 1 }),
  'POST /alerts/activate': someAlert,
  'POST /alerts/deactivate': someAlert,
  'POST /alerts/delete': someAlert,
  'POST /notification_channels': () => ({
    ...hook(),
    kind: 'webhook',
    name: 'Hook',
    is_enabled: true,
  }),
  'POST /notification_channels/test': () => ({ ...hook(), kind: 'webhook' }),
  'PUT /notification_channels/:id': () => ({
    ...hook(),
    name: 'Hook',
    is_enabled: false,
    version: 1,
  }),
  'POST /nodes/:id/quality_flags': ({ device }) => ({
    data_point_ids: [device.pm25.id],
    from: TEST_NOW_MS - 1000,
    to: TEST_NOW_MS,
    reason: 'Smoke of a barbecue',
  }),
  'POST /calibrations': ({ device }) => ({
    serials: [serialOf(device)],
    reference: 'elsewhere',
    from: 0,
    to: 3_600_000,
  }),
  'POST /calibrations/reset': ({ device }) => ({ serials: [serialOf(device)] }),
  'POST /maintenance_windows': siteWindow,
  'PUT /maintenance_windows/:id': () => ({ ...siteWindow(), version: 1 }),
  'POST /users/:id/roles': () => ({ role: 'manager' }),
  'PUT /users/:id': () => ({ locale: 'en_US' }),
  'PUT /users/me/password': () => ({ old_password: 'Old air 12345', new_password: 'Clear air 7' }),
  'PUT /users/me/second_factor/totp': () => ({ code: '123456' }),
  'POST /users/me/second_factor/passkeys': () => ({ name: 'Laptop', response: {} }),
  'PUT /users/me/second_factor/passkeys/:id': () => ({ name: 'Laptop' }),
  'PUT /organizations/:id/security': () => ({ requires_second_factor: false }),
  // Staff may enter any organization, so none is foreign to them; a nonexistent one is used instead.
  // The call that follows ends what this one begins.
  'POST /users/access_context/support': ({ organization }) => ({
    external_id: organization === 'city' ? 'ext-city' : 'ext-nowhere',
    role: 'user',
  }),
  'POST /telemetry': () => ({
    events: [{ kind: 'page-view', title: 'Home', path: '/city/home', timeMs: 1 }],
  }),
  // A numeric address needs no DNS lookup.
  'POST /webhooks': () => ({ url: 'https://1.1.1.1/hook', auth: 'Bearer x' }),
  'PUT /webhooks/:id': () => ({
    url: 'https://1.1.1.1/hook',
    auth: 'Bearer x',
    type: 'alert',
    conditions: {},
    version: 1,
  }),
  'PUT /list_views': () => ({ list: 'devices', name: 'Mine', params: {} }),
  'PUT /formation_requests/:id/reject': () => ({ reason: 'There is one already' }),
  // A user may have only a few open requests.
  'POST /formation_requests': async ({ world }) => {
    await world.context.store.db.deleteFrom('formation_requests').execute()
    return { name: `Lab ${(labs += 1)}` }
  },
  'POST /partnerships': async ({ world }) => ({
    external_id: `ext-${await seedStranger(world.context)}`,
  }),
  'POST /firmware': () => ({
    version: '2.0.0',
    device_type: 'Thiamis-1000',
    channel: 'stable',
    file_name: 'thiamis.bin',
    bytes: 8,
    sha256: '0'.repeat(64),
    signature: `${'A'.repeat(86)}==`,
  }),
  'PUT /firmware/:id/parts': () => SAMPLE_FIRMWARE,
  // A device may be in one rollout at a time.
  'POST /firmware_rollouts': async ({ world: { context }, organization }) => {
    const serial = `F1${String((updated += 1)).padStart(6, '0')}`
    const { nodeId } = await seedNode(context, { serial, organization })
    return { image_id: await seedFirmware(context, organization), node_ids: [nodeId] }
  },
  // An organization may have only a few files on the server.
  'POST /imports': async ({ world }) => {
    await world.context.store.db.deleteFrom('file_imports').execute()
    return new TextEncoder().encode('time,pm\n2026-02-01T00:00:00Z,1\n')
  },
  // An organization may have only one archive written at a time.
  'POST /snapshots': async ({ world, device }) => {
    await world.context.store.db.deleteFrom('snapshots').execute()
    return { node_ids: [device.nodeId], from: 0, to: 1, formats: ['csv'] }
  },
  'POST /imports/:id/preview': importMap,
  'POST /imports/:id/check': importMap,
  'POST /imports/:id/store': importMap,
  // Key names are unique within an organization.
  'POST /ingest_keys': () => ({ name: `Gateway ${(keys += 1)}` }),
  'PUT /ingest_keys/:id': () => ({ name: `Gateway ${(keys += 1)}` }),
  'POST /ingest_keys/:id/roll': () => ({ grace_days: 0 }),
  // Organization names are unique per user.
  'POST /organizations': () => ({ name: `Lab ${(labs += 1)}` }),
  'POST /invitations': () => ({ email: `guest${(people += 1)}@example.org`, role: 'user' }),
  'POST /tokens': () => ({ name: 'Build', capabilities: ['publish_plugins'], expires_at: null }),
  'POST /search/online': () => ({ hours: 2 }),
  'POST /search/data_points': onDataPoint,
  'POST /search/measurements': onDataPoint,
  'POST /search/measurements/export': ({ device }) => ({
    data_point_id: [device.pm25.id],
    from: 0,
    to: 1,
  }),
  'POST /search/export': ({ device }) => ({ data_point_id: [device.pm25.id], from: 0, to: 1 }),
  'POST /search/stats': ({ device }) => ({ data_point_id: [device.pm25.id], from: 0, to: 1 }),
  'POST /search/statistics': ({ device }) => ({ data_point_id: [device.pm25.id], from: 0, to: 1 }),
  'POST /search/statistics/steps': ({ device }) => ({
    data_point_id: [device.pm25.id],
    from: 0,
    to: 1,
    unit: 'day',
    timezone: 'UTC',
  }),
  'POST /search/statistics/rose': ({ device }) => ({
    speed_data_point_id: device.pm25.id,
    direction_data_point_id: `${device.sensorId}/150:2`,
    from: 0,
    to: 1,
  }),
  'POST /search/statistics/percentile_rose': windOf,
  'POST /search/statistics/polar': windOf,
  'POST /search/statistics/pairs': ({ device }) => ({
    x_data_point_id: device.pm25.id,
    y_data_point_id: `${device.sensorId}/131:10`,
    from: 0,
    to: 1,
  }),
  'POST /search/statistics/colocation': ({ device }) => ({
    sensor_data_point_ids: [device.pm25.id],
    reference_data_point_id: `${device.sensorId}/132:7`,
    from: 0,
    to: 1,
    averaging: 'hour',
  }),
  'POST /search/statistics/cycles': ({ device }) => ({
    data_point_id: [device.pm25.id],
    from: 0,
    to: 1,
  }),
  'POST /search/air_quality': ({ device }) => ({ node_id: [device.nodeId] }),
  'POST /search/statistics/rolling': ({ device }) => ({
    data_point_id: [device.pm25.id],
    from: 0,
    to: 1,
    hours: 8,
  }),
  'POST /search/statistics/years': ({ device }) => ({
    data_point_id: [device.pm25.id],
    from: Date.UTC(2026, 0, 1),
    to: Date.UTC(2026, 0, 2),
  }),
  'POST /dashboards': () => ({ name: 'Dust' }),
  'PUT /dashboards/:id': () => ({ name: 'Dust' }),
  'PUT /dashboards/:id/star': () => ({ is_starred: true }),
  'PUT /dashboards/:id/range': () => range,
  'POST /dashboards/:id/widgets': () => newWidget,
  'PUT /dashboards/:id/widgets/:widgetId': () => newWidget,
  'POST /dashboards/:id/versions/:version/restore': () => ({ version: 1 }),
  'PUT /nodes/tags': ({ device }) => ({ devices: { ids: [device.nodeId] }, add: ['roof'] }),
  'POST /nodes/changes': ({ device }) => ({
    change: 'deactivate',
    devices: { ids: [device.nodeId] },
  }),
  'POST /nodes/changes/preview': ({ device }) => ({
    change: 'delete',
    devices: { ids: [device.nodeId] },
  }),
  'PUT /nodes/:id/transfer/:orgId': () => ({ payment: 'elsewhere' }),
  'POST /nodes/claim': () => ({ serials: ['1C00NONE'] }),
  'PUT /nodes/:id': () => ({ description: 'On the mast', settings: { interval: 60_000 } }),
  'PUT /nodes/:id/public_link': () => ({ ...DEFAULT_PUBLIC_LINK, short_url: true }),
  'PUT /nodes/:id/scripts/:name': () => ({ text: 'print(1)', based_on: 1 }),
  'PUT /thiamis/:id/:path': () => ({ value: 25 }),
  'PUT /thiamis/:id/endpoint': () => ({ value: 'https://air.example.org' }),
  'POST /thiamis/:id.crt': () => new Uint8Array(),
  'PUT /thiamis/:id/files': () => ({ [SAMPLE_SCRIPT]: 'print(2)' }),
  'PUT /nodes/available_devices': ({ device }) => ({ node_id: device.nodeId }),
  'POST /nodes/:id/sensors': async ({ world, device }) => ({
    name: 'dust-trak',
    ...(await freePort(world.context, device.nodeId)),
  }),
  'PUT /nodes/:id/sensors/:sensorId': () => ({ enabled: 0 }),
  'POST /nodes/:id/corrections': ({ device }) => ({
    data_point_id: device.pm25.id,
    formula: { coefficients: [1, 0.5] },
    from: 0,
    reason: 'Co-location',
  }),
  'POST /nodes/:id/metrics': ({ device }) => ({
    name: 'Hourly dust',
    conditions: { link: [device.pm25.id], avg: { period: 60 } },
  }),
  'PUT /nodes/:id/metrics/:metricId': () => ({ name: 'Dust' }),
  'PUT /nodes/:id/keyless': () => ({ accepts_keyless: true }),
  'PUT /nodes/:id/profile': () => ({ profile_id: 'who-2021' }),
  'PUT /profiles/defaults': () => ({ indoor: 'airthinx-well-v2', outdoor: null }),
  'POST /pictures': () => twoHalves(),
  'POST /plugins': newArchive,
  'PUT /plugins/:id/versions/:version': () => ({ state: 'enabled' }),
  'PUT /plugins/:id/owner': () => ({
    public_key: '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  }),
  'PUT /plugins/:id/current': () => ({ version: null }),
  'DELETE /organizations/:id': () => ({ name: 'Another name' }),
  'PUT /organizations/:id': () => ({ industry: 'Clean air' }),
  'POST /plugins/:id/reports': () => ({ version: '1.0.0', kind: 'failed', detail: 'It threw' }),
}
