/** One field of a change, before and after. */
export interface FieldRow {
  /** Names from the outside in, such as `['settings', 'interval']`. */
  path: readonly string[]
  /** undefined: it did not exist, or was not recorded. */
  before: unknown
  after: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deeper fields are shown as one text. */
const DEEPEST = 4

/**
 * The fields of a change, one per row: nested fields have rows of their own, lists are kept whole.
 * Unchanged fields are included, as they identify what was changed.
 */
export function fieldRows(before: Fields | null, after: Fields | null): FieldRow[] {
  return rowsBelow([], before ?? {}, after ?? {})
}

function rowsBelow(path: readonly string[], before: Fields, after: Fields): FieldRow[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const here = [...path, name]
    const was = Object.hasOwn(before, name) ? before[name] : undefined
    const is = Object.hasOwn(after, name) ? after[name] : undefined
    const canOpen = here.length < DEEPEST && (isFields(was) || isFields(is))
    if (canOpen && (isFields(was) || was == null) && (isFields(is) || is == null)) {
      const inner = rowsBelow(here, isFields(was) ? was : {}, isFields(is) ? is : {})
      if (inner.length > 0) return inner
    }
    return [{ path: here, before: was, after: is }]
  })
}
