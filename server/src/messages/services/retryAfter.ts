import type { OutgoingAnswer } from '../../base/outgoing/askForAnswer.ts'

/** Maximum wait, whatever the service asks for, ms. */
const RETRY_AFTER_MAX_MS = 86_400_000

/**
 * How long a service asks to wait before the next attempt: from the header `retry-after`, in seconds or
 * as a date, or from `parameters.retry_after` of the answer, as Telegram sends it.
 *
 * @param now ms UTC
 * @returns ms, at most a day; undefined if it asks for none
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
