import type { OutgoingAnswer } from '../outgoing/askForAnswer.ts'

/** Nobody waits longer for a service, whatever it says, ms. */
const RETRY_AFTER_MAX_MS = 86_400_000

/**
 * How long a service asks to wait before the next attempt: by the header `retry-after`, in seconds or
 * as a date, or by `parameters.retry_after` of the answer, as Telegram says it.
 *
 * @param now ms UTC
 * @returns ms, at most a day; undefined: it says nothing
 */
export function retryAfterMs({ headers, text }: OutgoingAnswer, now: number): number | undefined {
  const header = headers['retry-after']
  const wait = headerMs(typeof header === 'string' ? header : '', now) ?? bodyMs(text)
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), RETRY_AFTER_MAX_MS)
}

function headerMs(header: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const until = Date.parse(header)
  return Number.isNaN(until) ? undefined : until - now
}

function bodyMs(text: string): number | undefined {
  try {
    const said: unknown = JSON.parse(text)
    const seconds = (said as { parameters?: { retry_after?: unknown } } | null)?.parameters
      ?.retry_after
    return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined
  } catch {
    return undefined
  }
}
