import {
  ALERT_LIMIT_POINTS_MAX,
  type AlertQuery,
  type DataPointSearch,
  type List,
  type NodeInclude,
  type NodeSearch,
  type NodeSort,
} from '@airshed/schemas'
import {
  callName,
  getConfig,
  getDashboard,
  getDashboardVersion,
  getMe,
  getNode,
  getProfile,
  listAlertLimits,
  listAlerts,
  listDashboards,
  listDashboardVersions,
  listInstalledPlugins,
  listInvitations,
  listOrganizations,
  listPluginCatalogue,
  listPluginEvents,
  listPluginUpdates,
  listProfiles,
  searchDataPoints,
  searchNodes,
  searchOnline,
  searchStatus,
  type CallAnswer,
  type CallInput,
  type ReadCall,
} from '@airshed/schemas/calls'
import type { QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import type { ApiClient, Sent } from './api/client.ts'
import { organizationIdOf } from './api/organizationIdOf.ts'
import { wholeList, type ListPart, type WholeList, type WholeListBounds } from './wholeList.ts'

/** Responses stay fresh for this time unless a query specifies another. */
export const CACHE_MS = 60_000
/** For organizations and profiles, which hardly change. */
export const LONG_CACHE_MS = 300_000
/** A widget or screen that names no devices gets at most this many of them. */
export const FLEET_MAX = 1000
/** Devices per answer: with their data points, more would take too long. */
const FLEET_PART = 200
/** Maximum number of one user's organizations to load. */
const ORGANIZATIONS_MAX = 10_000
/** Maximum number of dashboards, versions of one, and tokens to load. */
export const ROWS_MAX = 1000

/** The options with which TanStack Query fetches and caches one response. */
export interface QueryRecipe<Result> {
  queryKey: QueryKey
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Result>
  /** ms for which the answer counts as fresh. */
  staleTime: number
  /** Refetches on window focus if the response is no longer fresh. */
  refetchOnWindowFocus?: boolean
}

/**
 * The key of a call's cached response: its entity first, so that a change invalidates every
 * response that it made outdated, then the call, then its input.
 */
export function queryKeyOf<C extends ReadCall>(call: C, input?: CallInput<C>): QueryKey {
  return [call.entity, callName(call), input ?? {}]
}

/** How to make a call and cache its answer. @param staleTime ms, default {@link CACHE_MS} */
export function queryOf<C extends ReadCall>(
  api: ApiClient,
  call: C,
  input?: CallInput<C>,
  staleTime: number = CACHE_MS,
): QueryRecipe<CallAnswer<C>> {
  return {
    queryKey: queryKeyOf(call, input),
    queryFn: ({ signal }) => api.call(call, ...([input ?? {}, { signal }] as Sent<C>)),
    staleTime,
  }
}

type ItemOf<C extends ReadCall> = CallAnswer<C> extends List<infer Item> ? Item : never

/**
 * How to read a list to its end, or to a bound, and cache it.
 *
 * @param inputOf the input of the call for one part of the list
 * @param staleTime ms, default {@link CACHE_MS}
 */
function wholeQueryOf<C extends ReadCall>(
  api: ApiClient,
  call: C,
  inputOf: (part: ListPart) => CallInput<C>,
  { staleTime = CACHE_MS, ...bounds }: WholeListBounds & { staleTime?: number },
): QueryRecipe<WholeList<ItemOf<C>>> {
  return {
    queryKey: [...queryKeyOf(call, inputOf({ size: bounds.bound })), 'whole'],
    queryFn: ({ signal }) => {
      const ask = (part: ListPart) =>
        api.call(call, ...([inputOf(part), { signal }] as Sent<C>)) as Promise<List<ItemOf<C>>>
      return wholeList(ask, bounds)
    },
    staleTime,
  }
}

/** `all`, an empty text and null have no organization_id; they share one key. */
const scope = (slug: string | null): { organization_id?: string } => {
  const id = organizationIdOf(slug)
  return id === undefined ? {} : { organization_id: id }
}

export type Queries = ReturnType<typeof createQueries>

/** A list call takes the slug of the page: an organization id, or `all` or null for all of them. */
export function createQueries(api: ApiClient) {
  const ask = <C extends ReadCall>(call: C, input?: CallInput<C>, staleTime?: number) =>
    queryOf(api, call, input, staleTime)
  const askWhole = <C extends ReadCall>(
    call: C,
    inputOf: (part: ListPart) => CallInput<C>,
    options: WholeListBounds & { staleTime?: number } = { bound: ROWS_MAX },
  ) => wholeQueryOf(api, call, inputOf, options)
  return {
    me: () => ask(getMe),
    config: () => ask(getConfig, {}, LONG_CACHE_MS),
    organizations: () =>
      askWhole(listOrganizations, (part) => ({ query: part }), {
        bound: ORGANIZATIONS_MAX,
        staleTime: LONG_CACHE_MS,
      }),
    profiles: () => ask(listProfiles, {}, LONG_CACHE_MS),
    /** A list with one entry. */
    profile: (id: string) => ask(getProfile, { params: { id } }, LONG_CACHE_MS),
    node: (id: string, includes: readonly NodeInclude[] = []) =>
      ask(getNode, { params: { id }, query: { includes: includes.toSorted() } }),
    nodes: (search: NodeSearch) => ask(searchNodes, { body: search }),
    /** The devices of an organization by name, {@link FLEET_MAX} at most. */
    fleet: (slug: string | null, includes: readonly NodeInclude[], sort?: NodeSort) =>
      askWhole(
        searchNodes,
        (part) => ({
          body: {
            ...scope(slug),
            includes: [...includes],
            ...(sort === undefined ? {} : { sort }),
            total: 'none' as const,
            ...part,
          },
        }),
        { bound: FLEET_MAX, partSize: FLEET_PART },
      ),
    dataPoints: (search: DataPointSearch) => ask(searchDataPoints, { body: search }),
    status: (slug: string | null) => ask(searchStatus, { body: scope(slug) }),
    online: (slug: string | null, hours: number) =>
      ask(searchOnline, { body: { ...scope(slug), hours } }),
    alerts: (
      slug: string | null,
      paging: Pick<AlertQuery, 'page' | 'size' | 'sort' | 'total' | 'search'> = {},
    ) => ask(listAlerts, { query: { ...scope(slug), ...paging } }),
    /** What alerts compare data points with, {@link ALERT_LIMIT_POINTS_MAX} at most. */
    alertLimits: (dataPointIds: readonly string[]) =>
      ask(listAlertLimits, {
        query: { data_point_id: dataPointIds.toSorted().slice(0, ALERT_LIMIT_POINTS_MAX) },
      }),
    /** The number of invitations that wait for an answer: its total counts, not its row. */
    pendingInvitations: (slug: string | null) =>
      ask(listInvitations, {
        query: {
          ...scope(slug),
          acceptance_state: ['filed'],
          is_expired: false,
          size: 1,
          total: 'bounded',
        },
      }),
    dashboards: (slug: string | null) =>
      askWhole(listDashboards, (part) => ({ query: { ...scope(slug), ...part } })),
    dashboard: (id: string) => ask(getDashboard, { params: { id } }),
    /** Newest first. */
    dashboardVersions: (id: string) =>
      askWhole(listDashboardVersions, (part) => ({ params: { id }, query: part })),
    /** One version with its document, which never changes. */
    dashboardVersion: (id: string, version: number) =>
      ask(getDashboardVersion, { params: { id, version } }, LONG_CACHE_MS),
    /**
     * The plugins of the console. An administrator's decision arrives over the live channel; without one, with the next
     * window focus.
     */
    installedPlugins: (slug: string | null) => ({
      ...ask(listInstalledPlugins, { query: scope(slug) }),
      refetchOnWindowFocus: true,
    }),
    /** Every version of every plugin, for those who decide about plugins. */
    pluginCatalogue: (slug: string | null) => ask(listPluginCatalogue, { query: scope(slug) }),
    /** Newer versions of these plugins in catalogues. */
    pluginUpdates: (slug: string | null) => ask(listPluginUpdates, { query: scope(slug) }),
    /** Newest first. */
    pluginEvents: (id: string, organizationId: string) =>
      ask(listPluginEvents, { params: { id }, query: { organization_id: organizationId } }),
  }
}
