import { callName, type Call } from '@airshed/schemas/calls'
import { seedCommand } from '../../testing/world/commands.ts'
import { seedQualityFlag } from '../../testing/world/qualityFlags.ts'
import { SAMPLE_SCRIPT, seedScript } from '../../testing/world/scripts.ts'
import { seedDustTrak } from '../../testing/world/sensors.ts'
import { seedDelivery } from '../../testing/world/webhooks.ts'
import { BODIES } from './bodies.fixture.ts'
import { rowOf } from './rows.fixture.ts'
import type { Target } from './target.fixture.ts'

/** A call that is valid in every way except, perhaps, for who makes it. */
export interface Example {
  /** Below `/v2/`. */
  path: string
  body?: object | null
}

/** Parts of a path besides the id. */
const PARTS: Record<string, (call: Call, target: Target) => string | Promise<string>> = {
  orgId: () => 'elsewhere',
  action: () => 'blink',
  sensorId: (_call, { world, device }) => seedDustTrak(world.context, device.nodeId),
  command: (_call, { world, device }) => seedCommand(world.context, device.nodeId),
  flagId: (_call, { world, device }) => seedQualityFlag(world.context, device.pm25),
  version: ({ entity }) => (entity === 'plugins' ? '1.0.0' : '1'),
  widgetId: () => 'chart-1',
  name: () => SAMPLE_SCRIPT,
  path: () => 'speed',
  permission: () => 'user',
}

/** Changes the device's type: settings with their own path belong to purifiers; scripts run on other types. */
async function becomeTypeOf({ path }: Call, { world, device }: Target): Promise<void> {
  await world.context.store.db
    .updateTable('nodes')
    .set({ type: path.includes(':path') ? 'Purifier' : 'Thiamis-1000' })
    .where('id', '=', device.nodeId)
    .execute()
}

/** Queries that need more than an organization. */
const QUERIES: Record<string, (target: Target) => Record<string, string>> = {
  'GET /plugins/:id/versions/:version/effect': () => ({ decision: 'remove' }),
  'POST /plugins/offers/:id/versions/:version': () => ({ catalogue: 'https://plugins.example/' }),
  'GET /alerts/limits': ({ device }) => ({ data_point_id: device.pm25.id }),
  'GET /alerts/:id/changes': () => ({ from: '0', to: '1' }),
  'GET /geocoder/search': () => ({ q: 'Quay Street 7' }),
  'GET /geocoder/timezone': () => ({ latitude: '41.15', longitude: '-8.62' }),
  'PUT /firmware/:id/parts': () => ({ offset: '0' }),
  'POST /imports': () => ({ file_name: 'readings.csv' }),
  'GET /jobs': () => ({ state: 'waiting' }),
  'GET /list_views': () => ({ list: 'devices' }),
  'GET /organizations/lookup': ({ organization }) => ({
    query: organization === 'city' ? 'city' : 'nowhere',
  }),
}

const takes = (schema: unknown, field: string): boolean =>
  Object.hasOwn((schema as { properties?: object } | undefined)?.properties ?? {}, field)

const takesSerial = ({ access }: Call): boolean =>
  typeof access === 'object' && 'row' in access && access.row === 'serials'

/** A valid call on rows that are created for it. */
export async function exampleOf(call: Call, target: Target): Promise<Example> {
  const name = callName(call)
  const id = await rowOf(call, target)
  if (call.path.includes(':path') || call.path.endsWith('/files')) await becomeTypeOf(call, target)
  if (call.path.includes('/scripts/:name'))
    await seedScript(target.world.context, target.device.nodeId)
  if (call.path.includes(':deliveryId') && id !== undefined) {
    await seedDelivery(target.world.context, id)
  }
  const parts = await Promise.all(
    call.path
      .slice(1)
      .split('/')
      .map((part) => {
        if (!part.startsWith(':')) return part
        // In the city as in the harbour, a device has the serial with which its id begins.
        if (part === ':id.crt') return `${id?.split(':')[0]}.crt`
        if (part === ':id.csv') return `${id}.csv`
        if (part === ':id' && takesSerial(call)) return id?.split(':')[0] ?? 'unknown'
        if (part === ':id') return id ?? 'unknown'
        if (part === ':deliveryId') return `delivery_${id}`
        return PARTS[part.slice(1)]?.(call, target) ?? 'unknown'
      }),
  )
  const path = parts.join('/')
  const organization = { organization_id: target.organization }
  const query = new URLSearchParams({
    ...(takes(call.query, 'organization_id') ? organization : {}),
    ...QUERIES[name]?.(target),
  }).toString()
  const given = await BODIES[name]?.(target)
  const body =
    call.body === undefined
      ? undefined
      : takes(call.body, 'organization_id')
        ? { ...given, ...organization }
        : (given ?? {})
  return { path: query === '' ? path : `${path}?${query}`, ...(body === undefined ? {} : { body }) }
}
