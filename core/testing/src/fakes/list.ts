import type { List } from '@airshed/schemas'

/** The whole of a list in one answer, with its total. */
export const fakeList = <Item>(data: readonly Item[]): List<Item> & { page: 1; total: number } => ({
  data: [...data],
  next: null,
  total: data.length,
  page: 1,
  size: Math.max(1, data.length),
})
