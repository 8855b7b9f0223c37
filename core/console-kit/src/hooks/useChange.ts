import type { Sent, UploadProgress } from '@airshed/data'
import type { CallAnswer, CallInput, ChangeCall } from '@airshed/schemas/calls'
import { hashKey, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useAirshed, useShowError } from '@airshed/kit/provider'
import { isOfDeletedRow } from './ofDeletedRow.ts'
import { useOnce } from './useOnce.ts'

/** A response that is contained in that of a change: it need not be refetched. */
export type KnownAnswer = readonly [key: QueryKey, answer: unknown]

export interface ChangeOptions<C extends ChangeCall, Input> {
  /** Creates the input of the call from the argument of the hook's user. Default: unchanged. */
  input?: (given: Input) => CallInput<C>
  /** The text of a toast after success. Default: none. */
  success?: string
  /** False leaves a failure to the caller. Default: every failure is shown. */
  isShown?: (error: unknown) => boolean
  /** Responses of other calls that are contained in this one's. Default: none. */
  known?: (answer: CallAnswer<C>) => readonly KnownAnswer[]
  /** Aborts the request. */
  signal?: (given: Input) => AbortSignal | undefined
  /** Called as the body is sent. */
  onSent?: (progress: UploadProgress) => void
}

/**
 * Makes a change: responses that the call marks as outdated are refetched, except those about a row that it deleted,
 * and errors are shown. The same change that is asked for again while it is being made, as by a double click, is made
 * once.
 */
export function useChange<C extends ChangeCall, Input = CallInput<C>>(
  call: C,
  options: ChangeOptions<C, Input> = {},
) {
  const { input, success, isShown = () => true, known = () => [], signal, onSent } = options
  const { api, toaster } = useAirshed()
  const queryClient = useQueryClient()
  const showError = useShowError()
  const sentOf = (given: Input): CallInput<C> =>
    input === undefined ? (given as unknown as CallInput<C>) : input(given)
  const change = useMutation({
    // A secret is dropped with the component that shows it.
    ...(call.isSecret === true ? { gcTime: 0 } : {}),
    mutationFn: (given: Input) => {
      const sent = sentOf(given)
      const aborted = signal?.(given)
      const rest = {
        ...(aborted === undefined ? {} : { signal: aborted }),
        ...(onSent === undefined ? {} : { onSent }),
      }
      return api.call(call, ...([sent, rest] as Sent<C>))
    },
    onSuccess: async (answer, given) => {
      const sent = sentOf(given) as { params?: unknown }
      const brought = known(answer)
      for (const [key, value] of brought) queryClient.setQueryData(key, value)
      const kept = new Set(brought.map(([key]) => hashKey(key)))
      if (success !== undefined) toaster.show({ message: success, intent: 'success' })
      // A page that still shows the row keeps what it has until it is left.
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isOfDeletedRow(call, sent, queryKey),
        refetchType: 'none',
      })
      await queryClient.invalidateQueries({
        predicate: ({ queryKey, queryHash }) =>
          call.changes.some((entity) => entity === queryKey[0]) &&
          !kept.has(queryHash) &&
          !isOfDeletedRow(call, sent, queryKey),
      })
    },
    onError: (error) => {
      if (isShown(error)) showError(error, call.entity)
    },
  })
  // The bytes of a file cannot be compared.
  const keyOf = (given: Input) => (call.bodyType === undefined ? hashKey([sentOf(given)]) : null)
  return useOnce(change, keyOf)
}
