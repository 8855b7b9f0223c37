import type {
  ApiToken,
  Issue,
  PluginEvent,
  PluginSummary,
  PluginVersionUpdate,
} from '@airshed/schemas'
import {
  apiToken,
  installedOf,
  pluginEvent,
  pluginSummary,
  pluginVersion,
} from '../builders/plugin.ts'
import { TEST_NOW_MS } from '../builders/times.ts'

/** What the server in memory knows of plugins. */
export interface FakePluginOptions {
  /** Default none. */
  pluginSummaries?: readonly PluginSummary[]
  /** Plugin id → what happened to it, newest first. */
  pluginEvents?: Readonly<Record<string, readonly PluginEvent[]>>
  /** Uploads are refused for these reasons; without them each becomes `acme.gauge` 9.0.0. */
  pluginIssues?: readonly Issue[]
  tokens?: readonly ApiToken[]
}

/** A call as the server in memory gets it. */
export interface FakeCall {
  method: string
  /** Below the base URL, decoded, without its query. */
  path: string
  query: URLSearchParams
  body: unknown
}

const UPLOADED = '9.0.0'
const done = (): Response => new Response(null, { status: 204 })
const refused = (status: number, code: string, detail: string, issues?: readonly Issue[]) =>
  Response.json({ errors: { detail }, error: 'Refused', code, issues }, { status })

/** Plugins and tokens that remember what was decided about them. */
export function createFakePlugins(options: FakePluginOptions) {
  let plugins = [...(options.pluginSummaries ?? [])]
  let tokens = [...(options.tokens ?? [])]

  const change = (
    isWanted: (one: PluginSummary) => boolean,
    next: (one: PluginSummary) => PluginSummary,
  ): Response => {
    const found = plugins.find(isWanted)
    if (found === undefined) return refused(404, 'NOT_FOUND', 'There is no such plugin')
    const changed = withCurrent(next(found))
    plugins = plugins.map((one) => (one === found ? changed : one))
    return Response.json(changed)
  }
  const upload = (organization: string): Response => {
    const { pluginIssues: issues = [] } = options
    if (issues.length > 0) {
      return refused(422, 'PLUGIN_REFUSED', 'The archive was refused', issues)
    }
    const version = pluginVersion(UPLOADED, { state: 'available', published_at: TEST_NOW_MS })
    const known = plugins.find((one) => one.id === 'acme.gauge')
    if (known === undefined) {
      const changes = { organization_id: organization, versions: [version], usage_count: 0 }
      plugins = [...plugins, pluginSummary(changes)]
    } else if (!known.versions.some((one) => one.version === UPLOADED)) {
      const versions = [version, ...known.versions]
      plugins = plugins.map((one) => (one === known ? { ...known, versions } : one))
    }
    return Response.json({ id: 'acme.gauge', ...version }, { status: 201 })
  }
  const answerPlugins = ({ method, path, query, body }: FakeCall): Response | null => {
    const organization = query.get('organization_id')
    const isSeen = (one: { organization_id: string }) =>
      organization === null || one.organization_id === organization
    const seen = plugins.filter(isSeen)
    const [, id = '', part = '', version = ''] = path.split('/')
    const isWanted = (one: PluginSummary) => one.id === id && isSeen(one)
    if (path === 'plugins') {
      return method === 'POST'
        ? upload(organization ?? '')
        : Response.json({ data: seen.flatMap(installedOf) })
    }
    if (path === 'plugins/catalogue') return Response.json({ data: seen })
    if (part === 'events') {
      return Response.json({
        data: options.pluginEvents?.[id] ?? seen.filter(isWanted).flatMap(publishedEvents),
      })
    }
    if (part === 'reports') return done()
    if (part === 'current') {
      const { version: pin } = body as { version: string | null }
      return change(isWanted, (one) => ({
        ...one,
        is_pinned: pin !== null,
        current_version: pin ?? one.current_version,
      }))
    }
    if (part !== 'versions') return null
    if (method === 'DELETE') {
      change(isWanted, (one) => ({
        ...one,
        versions: one.versions.filter((known) => known.version !== version),
      }))
      plugins = plugins.filter(({ versions }) => versions.length > 0)
      return done()
    }
    return change(isWanted, (one) => ({
      ...one,
      versions: one.versions.map((known) =>
        known.version === version ? { ...known, ...(body as PluginVersionUpdate) } : known,
      ),
    }))
  }
  const answerTokens = ({ method, path, query, body }: FakeCall): Response => {
    if (method === 'POST') {
      const made = apiToken(tokens.length + 100, {
        ...(body as object),
        last_used_at: null,
        requests_number: 0,
        created_at: TEST_NOW_MS,
      })
      tokens = [made, ...tokens]
      return Response.json({ ...made, token: 'airshed_7Qm2vXe4Zt9Lk1Rw8Nc5Yb' }, { status: 201 })
    }
    if (method === 'DELETE') {
      tokens = tokens.filter(({ _id }) => `tokens/${_id}` !== path)
      return done()
    }
    const organization = query.get('organization_id')
    return Response.json({
      data: tokens.filter((one) => organization === null || one.organization_id === organization),
    })
  }
  return {
    /** @returns null for a call that is not about plugins or tokens */
    answer(call: FakeCall): Response | null {
      const [head] = call.path.split('/')
      if (head === 'tokens') return answerTokens(call)
      return head === 'plugins' ? answerPlugins(call) : null
    },
  }
}

/** The pin where its version is enabled, else the newest enabled one without a pin. */
function withCurrent(plugin: PluginSummary): PluginSummary {
  const usable = plugin.versions.filter(
    ({ state, problem }) => state === 'enabled' && problem === null,
  )
  const pinned = plugin.is_pinned
    ? usable.find(({ version }) => version === plugin.current_version)
    : undefined
  return {
    ...plugin,
    is_pinned: pinned !== undefined,
    current_version: (pinned ?? usable[0])?.version ?? null,
  }
}

/** That each of its versions was published. */
const publishedEvents = ({ versions }: PluginSummary): PluginEvent[] =>
  versions.map(({ version, published_at: time, published_by: author }, index) =>
    pluginEvent(index, { version, time, author }),
  )
