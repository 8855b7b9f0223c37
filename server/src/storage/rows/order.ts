import { sql, type RawBuilder } from 'kysely'
import { key, type RowList, type SortKey } from './rowList.ts'

/** The order of one answer. The last key is the id, so no two rows have the same position. */
export interface Order {
  /** As the call named it, such as `-name`. */
  name: string
  keys: readonly Required<SortKey>[]
}

/**
 * The order of a list by its name.
 *
 * @throws RangeError for an unknown name, which the schema of the call should have rejected
 */
export function orderOf<Sort extends string>(list: RowList<Sort>, name: string): Order {
  const isBackwards = name.startsWith('-')
  const sort = (isBackwards ? name.slice(1) : name) as Sort
  if (!Object.hasOwn(list.sort, sort)) {
    throw new RangeError(
      `The list ${list.name} is sorted by one of ${Object.keys(list.sort).join(', ')}, got ${sort}. Give its schema the same names`,
    )
  }
  const keys = [
    ...list.sort[sort],
    key(list.id, list.idType ?? 'text', idDirection(list.sort[sort])),
  ]
  return {
    name,
    keys: keys.map(({ isDescending = false, isNullable = false, ...column }) => ({
      ...column,
      isNullable,
      isDescending: isDescending !== isBackwards,
    })),
  }
}

/** The id follows the other keys, so that one index serves the order and, backwards, its reverse. */
function idDirection([first]: readonly [SortKey, ...SortKey[]]): { isDescending: boolean } {
  return { isDescending: first.isDescending ?? false }
}

/** Name of the column that carries a key of the order. */
export const keyName = (index: number): string => `listed_key_${index}`

/** `order by` for rows whose keys are given by `read`. */
export function orderBy(
  { keys }: Order,
  read: (sortKey: SortKey, index: number) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(
    keys.map(
      (sortKey, index) =>
        sql`${read(sortKey, index)} ${sortKey.isDescending ? sql`desc` : sql`asc`}${sortKey.isNullable ? sql` nulls last` : sql``}`,
    ),
  )
}
