import { isRecord } from './jsonSchema.ts'

/**
 * What the engine hands over, without what nobody entered: fields that were emptied, and parts that
 * it made only to draw them.
 *
 * @param previous the value before the change: a part that stood there empty stays
 */
export function cleanValue(value: unknown, previous: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {}
  const before = isRecord(previous) ? previous : {}
  const kept = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]): [string, unknown] => [
      name,
      isRecord(part) ? cleanValue(part, before[name]) : part,
    ])
    .filter(([name, part]) => name in before || !isRecord(part) || Object.keys(part).length > 0)
  return Object.fromEntries(kept)
}
