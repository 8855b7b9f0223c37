import { ApiError, createQueries, type Queries } from '@airshed/data'
import { useAirshed } from '@airshed/kit/provider'
import type { DataPointSearch, NodeInclude, NodeSearch } from '@airshed/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

/** The recipes of all queries, for `useQueries`, prefetching or a hook of your own. */
export function useQueryRecipes(): Queries {
  const { api } = useAirshed()
  return useMemo(() => createQueries(api), [api])
}

const useSlug = (): string => useAirshed().session.slug

/** Dashboards of the page's organization that the user may read; `isCut` if there are more. */
export const useDashboards = () => useQuery(useQueryRecipes().dashboards(useSlug()))

/** One dashboard with its widgets. Changes by other users arrive over the live channel. */
export const useDashboard = (id: string) => useQuery(useQueryRecipes().dashboard(id))

/**
 * Prefetches a dashboard unless it is already cached.
 *
 * @returns false if the server could not be reached or failed (5xx); a dashboard that is missing or forbidden
 *   counts as answered
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

/** One version of a dashboard with its document; null makes no request. */
export const useDashboardVersion = (id: string, version: number | null) =>
  useQuery({
    ...useQueryRecipes().dashboardVersion(id, version ?? 0),
    enabled: version !== null,
  })

/** Devices by search; an empty search returns the first page of all readable devices. */
export const useNodes = (search: NodeSearch, options: { enabled?: boolean } = {}) =>
  useQuery({ ...useQueryRecipes().nodes(search), ...options })

/**
 * The devices of an organization to choose from, at most `FLEET_MAX`: by name, those without one last.
 * `isCut` if there are more.
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

/** The standards by which air quality is graded. */
export const useProfiles = () => useQuery(useQueryRecipes().profiles())
