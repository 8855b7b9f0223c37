import type { List } from '@airshed/schemas'

/** A whole list in one response, with its total. */
export const fakeList = <Item>(data: readonly Item[]): List<Item> & { page: 1; total: number } => ({
  data: [...data],
  next: null,
  total: data.length,
  page: 1,
  size: Math.max(1, data.length),
})

/** Whether a row belongs to the requested organization; undefined requests all. */
export const isOf = (
  organizationId: string | undefined,
  row: { organization_id: string },
): boolean => organizationId === undefined || row.organization_id === organizationId

/** Whether one of the texts contains the search text. */
export const holdsWords = (
  search: string | undefined,
  ...texts: readonly (string | null)[]
): boolean =>
  texts.some((text) => (text ?? '').toLowerCase().includes((search ?? '').toLowerCase()))
