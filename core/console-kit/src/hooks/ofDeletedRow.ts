import type { ChangeCall } from '@airshed/schemas/calls'
import type { QueryKey } from '@tanstack/react-query'

/** The parts of an input that a path is filled with. */
type Params = Readonly<Record<string, unknown>>

/**
 * Whether a cached response is about the row that a call has deleted, or about something below it: asking for it again
 * would only be answered by 404. Only calls whose path ends with the id of a row delete it.
 *
 * @param sent the input of the call
 * @param key of the query: entity, `GET /path/:id`, input
 */
export function isOfDeletedRow(
  { method, path }: Pick<ChangeCall, 'method' | 'path'>,
  sent: { params?: unknown },
  [, name, input]: QueryKey,
): boolean {
  if (method !== 'DELETE' || !/\/:\w+$/.test(path) || typeof name !== 'string') return false
  const asked = name.slice(name.indexOf(' ') + 1)
  if (asked !== path && !asked.startsWith(`${path}/`)) return false
  const [deleted, found] = [sent, input as { params?: unknown } | undefined].map(
    (one) => (one?.params ?? {}) as Params,
  )
  return [...path.matchAll(/:(\w+)/g)].every(
    ([, param = '']) => deleted?.[param] === found?.[param],
  )
}
