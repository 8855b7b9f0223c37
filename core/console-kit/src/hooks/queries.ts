import { ApiError, createQueries, type Queries } from '@airshed/data'
import { useAirshed } from '@airshed/kit/provider'
import type { AlertQuery, DataPointSearch, NodeInclude, NodeSearch } from '@airshed/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

/** The recipes of all queries, for `useQueries`, prefetching or a hook of your own. */
export function useQueryRecipes(): Queries {
  const { api } = useAirshed()
  return useMemo(() => createQueries(api), [api])
}

const useSlug = (): string => useAirshed().session.slug

/** Dashboards of the page's organization that the user may read; `isCut`: there are more. */
export const useDashboards = () => useQuery(useQueryRecipes().dashboards(useSlug()))

/** One dashboard with its widgets. Changes of others arrive by the live channel. */
export const useDashboard = (id: string) => useQuery(useQueryRecipes().dashboard(id))

/**
 * Loads a dashboard ahead, unless it is there already.
 *
 * @returns false where nobody answered; one that is gone or may not be read was answered
 */
export function useDashboardAhead(): (id: string) => Promise<boolean> {
  const recipes = useQueryRecipes()
  const queryClient = useQueryClient()
  return useCallback(
    async (id) => {
      try {
        await queryClient.ensureQueryData(recipes.dashboard(id))
        return true
      } catch (error) {
        return error instanceof ApiError && error.status < 500
      }
    },
    [recipes, queryClient],
  )
}

/** The history of a dashboard, newest first. */
export const useDashboardVersions = (id: string, options: { enabled?: boolean } = {}) =>
  useQuery({ ...useQueryRecipes().dashboardVersions(id), ...options })

/** One version of a dashboard with its document; null requests none. */
export const useDashboardVersion = (id: string, version: number | null) =>
  useQuery({
    ...useQueryRecipes().dashboardVersion(id, version ?? 0),
    enabled: version !== null,
  })

/** Devices by search; an empty search has the first page of all that may be read. */
export const useNodes = (search: NodeSearch, options: { enabled?: boolean } = {}) =>
  useQuery({ ...useQueryRecipes().nodes(search), ...options })

/**
 * The devices of an organization to choose from, at most `FLEET_MAX`: by name, those without one at the
 * end. `isCut`: there are more.
 */
export const useFleet = (
  organizationId: string | undefined,
  includes: readonly NodeInclude[] = [],
  options: { enabled?: boolean } = {},
) => useQuery({ ...useQueryRecipes().fleet(organizationId ?? null, includes, 'named'), ...options })

/** One device. */
export const useNode = (id: string, includes: readonly NodeInclude[] = []) =>
  useQuery(useQueryRecipes().node(id, includes))

/** Data points by search. */
export const useDataPoints = (search: DataPointSearch, options: { enabled?: boolean } = {}) =>
  useQuery({ ...useQueryRecipes().dataPoints(search), ...options })

/** Alerts of the page's organization. */
export const useAlerts = (paging: Pick<AlertQuery, 'page' | 'size'> = {}) =>
  useQuery(useQueryRecipes().alerts(useSlug(), paging))

/** The standards by which air is judged. */
export const useProfiles = () => useQuery(useQueryRecipes().profiles())
