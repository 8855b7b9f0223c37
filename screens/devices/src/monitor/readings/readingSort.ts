import type { TableSort } from '@airshed/console-kit'

const NEWEST_FIRST: TableSort = { columnId: 'time', direction: 'descending' }

/**
 * The order of readings in an address: `time` or the id of a data point, with `-` for descending.
 *
 * @param ids of the data points that are shown: others cannot be sorted by
 * @returns the newest first if it names none
 */
export function readSort(text: string | undefined, ids: readonly string[]): TableSort {
  if (text === undefined) return NEWEST_FIRST
  const isDown = text.startsWith('-')
  const columnId = isDown ? text.slice(1) : text
  if (columnId !== 'time' && !ids.includes(columnId)) return NEWEST_FIRST
  return { columnId, direction: isDown ? 'descending' : 'ascending' }
}

/** Serializes the order for an address; undefined for the newest first. */
export function writeSort({ columnId, direction }: TableSort): string | undefined {
  const text = direction === 'descending' ? `-${columnId}` : columnId
  return text === '-time' ? undefined : text
}
