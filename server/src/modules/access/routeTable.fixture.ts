import type { Method, UserId, World } from '../testsupport/world.ts'
import { chartWidget, seedDashboard } from '../testsupport/dashboards.ts'
import { seedToken } from '../testsupport/tokens.ts'
import { pluginArchive, SAMPLE_ID, seedPlugin } from '../testsupport/plugins.ts'

/** What a call is aimed at: things of the callers' organization, or of one that is none of theirs. */
export interface Target {
  world: World
  organization: 'city' | 'harbour'
  device: World['city']
}

/** A call that is right in every way but, perhaps, who makes it. */
interface RouteCall {
  path: string
  body?: object | null
}

export interface RouteRow {
  /** As the route is registered. */
  route: `${Method} /v2/${string}`
  call(target: Target): RouteCall | Promise<RouteCall>
  /** Status for each user of the city, aimed at the city. */
  own: Readonly<Record<UserId, number>>
  /** The same, aimed at the harbour; there only the harbourmaster belongs. */
  foreign: Readonly<Record<UserId, number>>
}

type Statuses = Readonly<Record<UserId, number>>

function statuses(rest: number, some: Partial<Statuses> = {}): Statuses {
  const all = { owner: rest, manager: rest, user: rest, support: rest, partner: rest, admin: rest }
  return { ...all, guest: rest, harbourmaster: rest, ...some }
}

/** Everybody with a token: what is not theirs is absent from the answer. */
const anybody = { own: statuses(200), foreign: statuses(200) }

const readers = (status: number) => ({
  owner: status,
  manager: status,
  user: status,
  support: status,
  admin: status,
})
const managers = (status: number) => ({ owner: status, manager: status, admin: status })

/** Who reads gets an answer; for all others the thing does not exist. */
const reading = (status = 200) => ({
  own: statuses(404, readers(status)),
  foreign: statuses(404, { harbourmaster: status }),
})

/** Who reads may not, unless they manage reports; for all others the thing does not exist. */
const managing = (status: number) => ({
  own: statuses(404, { ...readers(403), ...managers(status) }),
  foreign: statuses(404, { harbourmaster: status }),
})

/** Who manages the organization decides; other members may not, and to strangers there is nothing. */
const deciding = (status: number) => ({
  own: statuses(404, { ...readers(403), partner: 403, owner: status, admin: status }),
  foreign: statuses(404, { harbourmaster: status }),
})

const ofPlugin =
  (rest: string, body?: object | null) =>
  async ({ world, organization }: Target): Promise<RouteCall> => {
    await seedPlugin(world.context, organization)
    const path = `plugins/${SAMPLE_ID}/${rest}?organization_id=${organization}`
    return body === undefined ? { path } : { path, body }
  }

let published = 0
/** A new version each time: the same one again would change nothing. */
const newVersion = async ({ organization }: Target): Promise<RouteCall> => ({
  path: `plugins?organization_id=${organization}`,
  body: await pluginArchive({ version: `2.0.${(published += 1)}` }),
})

const sharedDashboard = ({ world, organization }: Target) =>
  seedDashboard(world.context, { organization, widgets: [chartWidget('chart-1')] })

const ofDashboard =
  (rest: string, body?: object | null) =>
  async (target: Target): Promise<RouteCall> => ({
    path: `dashboards/${await sharedDashboard(target)}${rest}`,
    ...(body === undefined ? {} : { body }),
  })

const inOrganization =
  (path: string, body?: object) =>
  ({ organization }: Target): RouteCall =>
    body === undefined
      ? { path: `${path}?organization_id=${organization}` }
      : { path, body: { ...body, organization_id: organization } }

const { id: _, ...newWidget } = chartWidget()
const range = { timezone: 'UTC', from: 0, to: 1000, is_pinned: false }

/** Every route below /v2 but the socket and the public ones, and who may use it. */
export const ROUTE_TABLE: readonly RouteRow[] = [
  { route: 'GET /v2/users/me', call: () => ({ path: 'users/me' }), ...anybody },
  {
    route: 'GET /v2/users',
    call: ({ organization }) => ({ path: `users?external_id=ext-${organization}` }),
    ...anybody,
  },
  {
    route: 'PUT /v2/users/:id',
    call: ({ organization }) => ({
      path: `users/${organization === 'city' ? 'user' : 'harbourmaster'}`,
      body: { locale: 'en_US' },
    }),
    own: statuses(404, { ...readers(403), user: 200 }),
    foreign: statuses(404, { harbourmaster: 200 }),
  },
  // Staff may enter any organization, so there is none that is foreign to them: one that does not
  // exist stands for it. The row after this one ends what this one begins.
  {
    route: 'POST /v2/users/access_context/support',
    call: ({ organization }) => ({
      path: 'users/access_context/support',
      body: { external_id: organization === 'city' ? 'ext-city' : 'ext-nowhere', role: 'user' },
    }),
    own: statuses(403, { support: 200 }),
    foreign: statuses(403, { support: 404 }),
  },
  {
    route: 'DELETE /v2/users/access_context/support',
    call: () => ({ path: 'users/access_context/support' }),
    ...anybody,
  },
  {
    route: 'GET /v2/organizations/lookup',
    call: ({ organization }) => ({
      path: `organizations/lookup?query=${organization === 'city' ? 'city' : 'nowhere'}`,
    }),
    own: statuses(403, { support: 200 }),
    foreign: statuses(403, { support: 200 }),
  },
  { route: 'GET /v2/invitations', call: inOrganization('invitations'), ...anybody },
  { route: 'GET /v2/audit', call: inOrganization('audit'), ...anybody },
  {
    route: 'POST /v2/telemetry',
    call: () => ({
      path: 'telemetry',
      body: { events: [{ kind: 'page-view', title: 'Home', path: '/city/home', timeMs: 1 }] },
    }),
    own: statuses(204),
    foreign: statuses(204),
  },
  { route: 'GET /v2/tokens', call: inOrganization('tokens'), ...anybody },
  {
    route: 'POST /v2/tokens',
    call: inOrganization('tokens', { capabilities: ['publish_plugins'] }),
    own: statuses(404, { ...readers(403), partner: 403, owner: 201, admin: 201 }),
    foreign: statuses(404, { harbourmaster: 201 }),
  },
  {
    route: 'DELETE /v2/tokens/:id',
    call: async ({ world, organization }) => ({
      path: `tokens/${await seedToken(world.context, organization)}`,
    }),
    own: statuses(404, { ...readers(403), partner: 403, owner: 204, admin: 204 }),
    foreign: statuses(404, { harbourmaster: 204 }),
  },
  { route: 'GET /v2/organizations', call: () => ({ path: 'organizations' }), ...anybody },
  { route: 'GET /v2/nodes', call: inOrganization('nodes'), ...anybody },
  {
    route: 'GET /v2/nodes/:id',
    call: ({ device }) => ({ path: `nodes/${device.nodeId}` }),
    ...reading(),
  },
  { route: 'POST /v2/search/nodes', call: inOrganization('search/nodes', {}), ...anybody },
  { route: 'POST /v2/search/status', call: inOrganization('search/status', {}), ...anybody },
  {
    route: 'POST /v2/search/online',
    call: inOrganization('search/online', { hours: 2 }),
    ...anybody,
  },
  {
    route: 'POST /v2/search/data_points',
    call: ({ device }) => ({
      path: 'search/data_points',
      body: { data_point_id: [device.pm25.id], last: 1 },
    }),
    ...anybody,
  },
  {
    route: 'POST /v2/search/measurements',
    call: ({ device }) => ({
      path: 'search/measurements',
      body: { data_point_id: [device.pm25.id], last: 1 },
    }),
    ...anybody,
  },
  { route: 'GET /v2/alerts', call: inOrganization('alerts'), ...anybody },
  { route: 'GET /v2/profiles', call: () => ({ path: 'profiles' }), ...anybody },
  {
    route: 'GET /v2/profiles/:id',
    call: ({ device }) => ({ path: `profiles/${device.nodeId}` }),
    ...reading(),
  },
  { route: 'GET /v2/dashboards', call: inOrganization('dashboards'), ...anybody },
  {
    route: 'POST /v2/dashboards',
    call: inOrganization('dashboards', { name: 'Dust' }),
    own: statuses(404, { ...readers(403), ...managers(201), partner: 403 }),
    foreign: statuses(404, { harbourmaster: 201 }),
  },
  { route: 'GET /v2/dashboards/:id', call: ofDashboard(''), ...reading() },
  { route: 'PUT /v2/dashboards/:id', call: ofDashboard('', { name: 'Dust' }), ...reading() },
  { route: 'DELETE /v2/dashboards/:id', call: ofDashboard(''), ...reading(204) },
  { route: 'POST /v2/dashboards/:id/clone', call: ofDashboard('/clone'), ...reading(201) },
  // A shared dashboard cannot be shared again: who manages reports is told so.
  {
    route: 'PUT /v2/dashboards/:id/share/:orgId',
    call: ofDashboard('/share/elsewhere'),
    ...managing(409),
  },
  {
    route: 'PUT /v2/dashboards/:id/star',
    call: ofDashboard('/star', { is_starred: true }),
    ...reading(),
  },
  { route: 'PUT /v2/dashboards/:id/range', call: ofDashboard('/range', range), ...reading() },
  {
    route: 'POST /v2/dashboards/:id/widgets',
    call: ofDashboard('/widgets', newWidget),
    ...reading(201),
  },
  {
    route: 'PUT /v2/dashboards/:id/widgets/:widgetId',
    call: ofDashboard('/widgets/chart-1', newWidget),
    ...reading(),
  },
  {
    route: 'DELETE /v2/dashboards/:id/widgets/:widgetId',
    call: ofDashboard('/widgets/chart-1'),
    ...reading(),
  },
  { route: 'GET /v2/dashboards/:id/versions', call: ofDashboard('/versions'), ...reading() },
  {
    route: 'GET /v2/dashboards/:id/versions/:version',
    call: ofDashboard('/versions/1'),
    ...reading(),
  },
  {
    route: 'POST /v2/dashboards/:id/versions/:version/restore',
    call: ofDashboard('/versions/1/restore', { version: 1 }),
    ...reading(),
  },
  { route: 'GET /v2/plugins', call: inOrganization('plugins'), ...anybody },
  { route: 'POST /v2/plugins', call: newVersion, ...deciding(201) },
  {
    route: 'GET /v2/plugins/catalogue',
    call: inOrganization('plugins/catalogue'),
    ...deciding(200),
  },
  {
    route: 'PUT /v2/plugins/:id/versions/:version',
    call: ofPlugin('versions/1.0.0', { state: 'enabled' }),
    ...deciding(200),
  },
  {
    route: 'DELETE /v2/plugins/:id/versions/:version',
    call: ofPlugin('versions/1.0.0'),
    ...deciding(204),
  },
  {
    route: 'PUT /v2/plugins/:id/current',
    call: ofPlugin('current', { version: null }),
    ...deciding(200),
  },
  { route: 'GET /v2/plugins/:id/events', call: ofPlugin('events'), ...deciding(200) },
  // Every console of the organization may tell what it had to do.
  {
    route: 'POST /v2/plugins/:id/reports',
    call: ofPlugin('reports', { version: '1.0.0', kind: 'failed', detail: 'It threw' }),
    own: statuses(404, { ...readers(204), partner: 204 }),
    foreign: statuses(404, { harbourmaster: 204 }),
  },
]

/** Routes that ask for no caller, or for one in their own way. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /v2/config',
  'GET /v2/socket',
  'GET /plugins/:digest/*',
]
