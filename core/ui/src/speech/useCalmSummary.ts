import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A sentence about live data is made anew no more often than this, ms. */
export const SUMMARY_EVERY_MS = 5_000

/**
 * What a widget says of itself, made at once for other settings and, while its data only go on,
 * every few seconds: making it costs more than drawing the few points that came.
 *
 * @param make pure
 * @param subject what it speaks of besides the data, such as settings and language
 * @param data what goes on
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that the data went on is what starts the wait
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
