import type { ListColumn } from './listColumn.ts'

/**
 * The sort that a click on the header of a column leads to: its other order if it has one, ascending, descending, and
 * from the beginning.
 *
 * @param sort the current one, `name` or `-name`
 */
export function nextSort(
  { id, otherOrder }: Pick<ListColumn<never>, 'id' | 'otherOrder'>,
  sort: string,
): string {
  if (sort === id) return `-${id}`
  if (otherOrder === undefined || sort.replace(/^-/, '') === otherOrder.id) return id
  return otherOrder.id
}
