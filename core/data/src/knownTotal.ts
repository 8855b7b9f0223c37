import type { ListTotal } from '@airshed/schemas'

/** Rows that a list is known to have: where its count stopped, so many at least; uncounted, none. */
export const knownTotal = (total: ListTotal | undefined): number =>
  typeof total === 'object' ? total.atLeast : (total ?? 0)
