import type {
  AlertQuery,
  DataPointSearch,
  NodeInclude,
  NodeSearch,
  OnlineSearch,
  StatusSearch,
} from '@airshed/schemas'
import type { QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import type { ApiClient } from './api/client.ts'
import { isWorthRetrying } from './api/errors.ts'
import { organizationIdOf } from './api/url.ts'

/** Answers stay fresh so long unless told otherwise. */
export const CACHE_MS = 60_000
/** For organizations and profiles, which hardly change. */
export const LONG_CACHE_MS = 300_000
/** A widget or screen is handed so many devices that it does not name. */
const FLEET_MAX = 200
/** A request is tried so often again. */
export const MAX_RETRIES = 3

/** What TanStack Query needs to fetch and keep one answer. */
export interface QueryRecipe<Result> {
  queryKey: QueryKey
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Result>
  /** ms for which the answer counts as fresh. */
  staleTime: number
  retry: (failures: number, error: Error) => boolean
  /** Asks anew, where the answer is no longer fresh, when somebody comes back to the window. */
  refetchOnWindowFocus?: boolean
}

/** Three more attempts, and none where the server refused. */
export const retryQuery = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && isWorthRetrying(error)

function recipe<Result>(
  queryKey: QueryKey,
  queryFn: QueryRecipe<Result>['queryFn'],
  staleTime = CACHE_MS,
): QueryRecipe<Result> {
  return { queryKey, queryFn, staleTime, retry: retryQuery }
}

/** `all` has no organization_id; the key keeps it as null so that both look the same. */
const scope = (slug: string | null): { organization_id?: string } => {
  const id = organizationIdOf(slug)
  return id === undefined ? {} : { organization_id: id }
}

export type Queries = ReturnType<typeof createQueries>

/** First parts of the keys: what to invalidate after a change. */
export const QUERY_KEYS = {
  dashboards: ['dashboards'],
  dashboardLists: ['dashboards', 'list'],
  dashboard: (id: string): QueryKey => ['dashboards', 'one', id],
  /** The list of a dashboard's versions. */
  dashboardVersions: (id: string): QueryKey => ['dashboards', 'versions', id],
  nodes: ['nodes'],
  alerts: ['alerts'],
  /** Installed ones, catalogues and events. */
  plugins: ['plugins'],
  tokens: ['tokens'],
} as const

/** A list call takes the slug of the page: an organization id, or `all` or null for all of them. */
export function createQueries(api: ApiClient) {
  return {
    me: () => recipe(['users', 'me'], (call) => api.users.me(call)),
    config: () => recipe(['config'], (call) => api.config.get(call), LONG_CACHE_MS),
    organizations: () =>
      recipe(
        ['organizations'],
        (call) => api.organizations.list({ size: 1000 }, call),
        LONG_CACHE_MS,
      ),
    profiles: () => recipe(['profiles'], (call) => api.profiles.list(call), LONG_CACHE_MS),
    profile: (id: string) =>
      recipe(['profiles', id], (call) => api.profiles.get(id, call), LONG_CACHE_MS),
    node: (id: string, includes: readonly NodeInclude[] = []) =>
      recipe(['nodes', 'one', id, includes.toSorted()], (call) =>
        api.nodes.get(id, includes, call),
      ),
    nodes: (search: NodeSearch) =>
      recipe(['nodes', 'search', search], (call) => api.nodes.search(search, call)),
    /** The devices of an organization, the first ones. */
    fleet: (slug: string | null, includes: readonly NodeInclude[]) => {
      const search: NodeSearch = { ...scope(slug), includes: [...includes], size: FLEET_MAX }
      return recipe(['nodes', 'search', search], (call) => api.nodes.search(search, call))
    },
    dataPoints: (search: DataPointSearch) =>
      recipe(['data_points', search], (call) => api.search.dataPoints(search, call)),
    status: (slug: string | null) => {
      const body: StatusSearch = scope(slug)
      return recipe(['status', body], (call) => api.search.status(body, call))
    },
    online: (slug: string | null, hours: number) => {
      const body: OnlineSearch = { ...scope(slug), hours }
      return recipe(['online', body], (call) => api.search.online(body, call))
    },
    alerts: (slug: string | null, paging: Pick<AlertQuery, 'page' | 'size'> = {}) => {
      const query: AlertQuery = { ...scope(slug), ...paging }
      return recipe(['alerts', query], (call) => api.alerts.list(query, call))
    },
    invitations: (slug: string | null) => {
      const query = { ...scope(slug), size: 1000 }
      return recipe(['invitations', query], (call) => api.invitations.list(query, call))
    },
    dashboards: (slug: string | null) => {
      const query = { ...scope(slug), size: 1000 }
      return recipe(['dashboards', 'list', query], (call) => api.dashboards.list(query, call))
    },
    dashboard: (id: string) =>
      recipe(QUERY_KEYS.dashboard(id), (call) => api.dashboards.get(id, call)),
    /** Newest first; all that are kept. */
    dashboardVersions: (id: string) =>
      recipe(QUERY_KEYS.dashboardVersions(id), (call) =>
        api.dashboards.versions(id, { size: 1000 }, call),
      ),
    /** One version with its document, which never changes. */
    dashboardVersion: (id: string, version: number) =>
      recipe(
        ['dashboards', 'version', id, version],
        (call) => api.dashboards.version(id, version, call),
        LONG_CACHE_MS,
      ),
    /** What the console runs; an administrator's decision arrives with the next look at the window. */
    installedPlugins: (slug: string | null) => ({
      ...recipe(['plugins', 'installed', scope(slug)], (call) =>
        api.plugins.installed(scope(slug), call),
      ),
      refetchOnWindowFocus: true,
    }),
    /** For those who decide about plugins: every version of every plugin. */
    pluginCatalogue: (slug: string | null) =>
      recipe(['plugins', 'catalogue', scope(slug)], (call) =>
        api.plugins.catalogue(scope(slug), call),
      ),
    /** Newest first. */
    pluginEvents: (id: string, organizationId: string) =>
      recipe(['plugins', 'events', organizationId, id], (call) =>
        api.plugins.events({ id, organizationId }, call),
      ),
    tokens: (slug: string | null) =>
      recipe(['tokens', scope(slug)], (call) => api.tokens.list(scope(slug), call)),
  }
}
