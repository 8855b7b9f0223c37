import { COLUMN_MAX_PX, COLUMN_MIN_PX, type ListColumn } from './listColumn.ts'

/** A user's arrangement of the columns of a list. */
export interface KeptColumns {
  /** Ids in their order, hidden ones included. */
  order: readonly string[]
  hidden: readonly string[]
  /** Ids that the user asked for, which are shown even if they are empty or room is short. */
  chosen: readonly string[]
  /** Chosen widths in CSS pixels by id. */
  widthsPx: Readonly<Record<string, number>>
}

type KnownColumn = Pick<ListColumn<never>, 'id' | 'isHiddenAtFirst' | 'isTitle'>

const isText = (value: unknown): value is string => typeof value === 'string'
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** The default arrangement of the columns. */
export function defaultColumns(columns: readonly KnownColumn[]): KeptColumns {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst === true).map(({ id }) => id),
    chosen: [],
    widthsPx: {},
  }
}

/** The kept order; a new column is placed after its neighbour. */
function orderOf(kept: readonly string[], columns: readonly KnownColumn[]): string[] {
  const order = kept.filter(
    (id, at) => columns.some((one) => one.id === id) && kept.indexOf(id) === at,
  )
  columns.forEach(({ id }, index) => {
    if (order.includes(id)) return
    const neighbour = columns[index - 1]?.id
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  })
  return order
}

/**
 * Reads the kept arrangement. Removed columns are left out, new ones get their place, the title is
 * always shown, and an unreadable arrangement counts as none.
 *
 * @param text the kept text; null for none
 */
export function readColumns(text: string | null, columns: readonly KnownColumn[]): KeptColumns {
  const fresh = defaultColumns(columns)
  if (text === null) return fresh
  let kept: { order?: unknown; hidden?: unknown; chosen?: unknown; widthsPx?: unknown }
  try {
    kept = JSON.parse(text) as typeof kept
  } catch {
    return fresh
  }
  if (typeof kept !== 'object' || kept === null || !Array.isArray(kept.order)) return fresh
  const order = textsIn(kept.order)
  const isNew = (id: string): boolean => !order.includes(id)
  const hidden = textsIn(kept.hidden)
  const chosen = textsIn(kept.chosen).filter((id) => columns.some((one) => one.id === id))
  const widths = Object.entries((kept.widthsPx ?? {}) as Record<string, unknown>).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && entry[1] >= COLUMN_MIN_PX && entry[1] <= COLUMN_MAX_PX,
  )
  return {
    order: orderOf(order, columns),
    hidden: columns
      .filter(
        ({ id, isTitle }) => isTitle !== true && (isNew(id) ? fresh.hidden : hidden).includes(id),
      )
      .map(({ id }) => id),
    chosen: [...new Set(chosen)],
    widthsPx: Object.fromEntries(widths.filter(([id]) => columns.some((one) => one.id === id))),
  }
}

/** The text to keep; null for the default arrangement. */
export function writeColumns(kept: KeptColumns, columns: readonly KnownColumn[]): string | null {
  const text = JSON.stringify(kept)
  return text === JSON.stringify(defaultColumns(columns)) ? null : text
}
