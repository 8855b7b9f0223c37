import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Minimum time between two summaries of live data, ms. */
export const SUMMARY_EVERY_MS = 5_000

/**
 * The summary of a widget: computed immediately when its settings change, and every few seconds
 * while its data are only appended to, as computing it costs more than drawing the few new points.
 *
 * @param make pure
 * @param subject what the summary depends on besides the data, such as settings and language
 * @param data the data that are appended to
 */
export function useCalmSummary(make: () => string, subject: unknown, data: unknown): string {
  const [said, setSaid] = useState(() => ({ subject, text: make() }))
  const say = useEffectEvent(() => setSaid({ subject, text: make() }))
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null
      say()
    }, SUMMARY_EVERY_MS)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of the data starts the delay
  }, [data])
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  if (said.subject === subject) return said.text
  const text = make()
  setSaid({ subject, text })
  return text
}
