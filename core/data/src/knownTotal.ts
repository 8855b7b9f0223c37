import type { ListTotal } from '@airshed/schemas'

/** Known number of rows of a list: a lower bound if counting stopped, none if not counted. */
export const knownTotal = (total: ListTotal | undefined): number =>
  typeof total === 'object' ? total.atLeast : (total ?? 0)
