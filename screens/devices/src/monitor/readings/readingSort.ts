import type { TableSort } from '@airshed/console-kit'

const NEWEST_FIRST: TableSort = { columnId: 'time', direction: 'descending' }

/**
 * The order of readings that an address asks for: `time` or the id of a data point, with `-` downwards.
 *
 * @param ids of the data points that are shown: by another one nothing can be sorted
 * @returns the newest first where it asks for none
 */
export function readSort(text: string | undefined, ids: readonly string[]): TableSort {
  if (text === undefined) return NEWEST_FIRST
  const isDown = text.startsWith('-')
  const columnId = isDown ? text.slice(1) : text
  if (columnId !== 'time' && !ids.includes(columnId)) return NEWEST_FIRST
  return { columnId, direction: isDown ? 'descending' : 'ascending' }
}

/** The order as an address has it; undefined for the newest first. */
export function writeSort({ columnId, direction }: TableSort): string | undefined {
  const text = direction === 'descending' ? `-${columnId}` : columnId
  return text === '-time' ? undefined : text
}
