import { useEffect, useState } from 'react'
import type { PickerOption } from '../formContext.ts'
import type { OptionsState } from './PickerList.tsx'

export interface LoadedOptions<Option extends PickerOption = PickerOption> {
  state: OptionsState
  /** Kept while the next ones load. */
  options: readonly Option[]
  /** Key of the request that `options` belongs to; null before the first response. */
  answered: string | null
  retry: () => void
}

/**
 * Loads options. A request that is superseded by a newer one is cancelled and its response ignored.
 *
 * @param key a text that differs for each request; null: no request
 * @param load makes the request; it is called again when the key changes or after `retry`
 * @param waitMs how long the key must be unchanged before the request, in ms, default 0
 */
export function useLoadedOptions<Option extends PickerOption = PickerOption>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<readonly Option[]>,
  waitMs = 0,
): LoadedOptions<Option> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Omit<LoadedOptions<Option>, 'retry'>>({
    state: 'loading',
    options: [],
    answered: null,
  })
  useEffect(() => {
    if (key === null) return
    const cancel = new AbortController()
    setAnswer((last) => ({ ...last, state: 'loading' }))
    const ask = async (): Promise<void> => {
      try {
        const options = await load(cancel.signal)
        if (!cancel.signal.aborted) setAnswer({ state: 'ready', options, answered: key })
      } catch {
        if (!cancel.signal.aborted) setAnswer((last) => ({ ...last, state: 'failed' }))
      }
    }
    const timer = setTimeout(() => {
      void ask()
    }, waitMs)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key represents everything that load closes over
  }, [key, attempt, waitMs])
  const retry = (): void => setAttempt((count) => count + 1)
  if (key === null) return { state: 'ready', options: [], answered: null, retry }
  return { ...answer, retry }
}
