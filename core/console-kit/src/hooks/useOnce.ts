import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A mutation that joins what is running already: asked for again with the same key, it answers with what is being done,
 * and does nothing more. A double click would otherwise send a form twice, and show the refusal of the second.
 *
 * @param keyOf what identifies the input; null is never joined
 */
export function useOnce<Answer, Input>(
  mutation: UseMutationResult<Answer, Error, Input>,
  keyOf: (given: Input) => string | null,
): UseMutationResult<Answer, Error, Input> {
  const running = useRef(new Map<string, Promise<Answer>>())
  const latestKeyOf = useRef(keyOf)
  useLayoutEffect(() => {
    latestKeyOf.current = keyOf
  })
  const { mutateAsync: start } = mutation
  const mutateAsync = useCallback(
    (given: Input, options?: MutateOptions<Answer, Error, Input>) => {
      const key = latestKeyOf.current(given)
      const joined = key === null ? undefined : running.current.get(key)
      if (joined !== undefined) return joined
      const started = start(given, options)
      if (key === null) return started
      const ended = () => void running.current.delete(key)
      running.current.set(key, started)
      started.then(ended, ended)
      return started
    },
    [start],
  )
  const mutate = useCallback(
    (given: Input, options?: MutateOptions<Answer, Error, Input>) => {
      // Its callbacks are told about a failure.
      mutateAsync(given, options).catch(() => undefined)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Answer, Error, Input>
}
