import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** What was asked for last, until it is done. */
interface Running<Answer> {
  key: string
  answer: Promise<Answer>
}

/**
 * A mutation that joins what was asked for last: asked for again with the same key while that is running, it answers with
 * what is being done, and does nothing more. A double click would otherwise send a form twice, and show the refusal of
 * the second. What something else came after is done again, so that the last one wins.
 *
 * @param keyOf what identifies the input; null is never joined
 */
export function useOnce<Answer, Input>(
  mutation: UseMutationResult<Answer, Error, Input>,
  keyOf: (given: Input) => string | null,
): UseMutationResult<Answer, Error, Input> {
  const last = useRef<Running<Answer> | null>(null)
  const latestKeyOf = useRef(keyOf)
  useLayoutEffect(() => {
    latestKeyOf.current = keyOf
  })
  const { mutateAsync: start } = mutation
  const mutateAsync = useCallback(
    (given: Input, options?: MutateOptions<Answer, Error, Input>) => {
      const key = latestKeyOf.current(given)
      if (key !== null && last.current?.key === key) return last.current.answer
      const answer = start(given, options)
      const running = key === null ? null : { key, answer }
      last.current = running
      const ended = () => {
        if (last.current === running) last.current = null
      }
      answer.then(ended, ended)
      return answer
    },
    [start],
  )
  const mutate = useCallback(
    (given: Input, options?: MutateOptions<Answer, Error, Input>) => {
      // Its callbacks are notified of a failure.
      mutateAsync(given, options).catch(() => undefined)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Answer, Error, Input>
}
