import type { List } from '@airshed/schemas'

/** A list that was read from its beginning to its end, or to a bound. */
export interface WholeList<Item> {
  data: Item[]
  /** The list continues beyond the bound: the page that shows these rows should indicate so. */
  isCut: boolean
}

/** The part of a list to request: fields of every list call, see `ListQuery`. */
export interface ListPart {
  size: number
  /** Absent at the beginning. */
  cursor?: string
}

export interface WholeListBounds {
  /** Maximum number of rows to read. */
  bound: number
  /** Maximum number of rows per response. @default 1000, the servers' own maximum */
  partSize?: number
}

/** Rows per answer unless a list wants smaller parts. */
const PART_SIZE = 1000

/**
 * Follows the cursors of a list up to a bound.
 *
 * @param ask requests one part; an error that it throws stops the reading
 */
export async function wholeList<Item>(
  ask: (part: ListPart) => Promise<List<Item>>,
  { bound, partSize = PART_SIZE }: WholeListBounds,
): Promise<WholeList<Item>> {
  const data: Item[] = []
  for (let cursor: string | undefined; ;) {
    const size = Math.min(partSize, bound - data.length)
    const part: List<Item> = await ask(cursor === undefined ? { size } : { size, cursor })
    data.push(...part.data)
    // An older server does not know cursors, and an empty part would never reach the bound.
    cursor = part.data.length === 0 ? undefined : (part.next ?? undefined)
    if (cursor === undefined || data.length >= bound) return { data, isCut: cursor !== undefined }
  }
}
