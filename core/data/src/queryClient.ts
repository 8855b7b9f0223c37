import { QueryClient } from '@tanstack/query-core'
import { isWorthRetrying } from '@airshed/client'

/** How often a failed request is retried. */
export const MAX_RETRIES = 3

/** Three retries, and none if the server refused. */
export const retryQuery = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && isWorthRetrying(error)

/** The cache of the console's queries, with the rules that hold for all of them. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: retryQuery, refetchOnWindowFocus: false } },
  })
