import { queryOf } from '@airshed/data'
import type { CallAnswer, CallInput, ReadCall } from '@airshed/schemas/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAirshed } from '@airshed/kit/provider'

export interface CallOptions<C extends ReadCall = ReadCall> {
  /** Default true. */
  enabled?: boolean
  /** ms for which the answer counts as fresh; default a minute. */
  staleTimeMs?: number
  /** Keeps the previous response until the next one arrives, as pages of a list do. */
  keepsPrevious?: boolean
  /**
   * Refetch interval in ms while the page is visible; false: only after a change. Default false.
   */
  askAgainMs?: (answer: CallAnswer<C> | undefined) => number | false
}

/** The response of a call, cached and shared by all equal calls. */
export function useCall<C extends ReadCall>(
  call: C,
  input?: CallInput<C>,
  { enabled = true, staleTimeMs, keepsPrevious = false, askAgainMs }: CallOptions<C> = {},
) {
  const { api } = useAirshed()
  return useQuery({
    ...queryOf(api, call, input, staleTimeMs),
    enabled,
    refetchInterval: ({ state }) => askAgainMs?.(state.data) ?? false,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
