import { queryOf } from '@airshed/data'
import type { CallInput, ReadCall } from '@airshed/schemas/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAirshed } from '@airshed/kit/provider'

export interface CallOptions {
  /** Default true. */
  enabled?: boolean
  /** ms for which the answer counts as fresh; default a minute. */
  staleTimeMs?: number
  /** Shows the answer to the last question until the next one comes, as pages of a list do. */
  keepsPrevious?: boolean
}

/** The answer of a call, kept and shared with whoever asks the same. */
export function useCall<C extends ReadCall>(
  call: C,
  input?: CallInput<C>,
  { enabled = true, staleTimeMs, keepsPrevious = false }: CallOptions = {},
) {
  const { api } = useAirshed()
  return useQuery({
    ...queryOf(api, call, input, staleTimeMs),
    enabled,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}
