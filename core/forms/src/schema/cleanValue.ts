import { isRecord } from './jsonSchema.ts'

/**
 * The engine's value without parts that the user did not enter: emptied fields, and parts that it
 * created only to render them.
 *
 * @param previous the value before the change: its empty parts are kept
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
