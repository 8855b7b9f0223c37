/** Page sizes that a viewer can choose. */
export const PAGE_SIZES: readonly number[] = [5, 10, 15]

const DEFAULT_SIZE = 10

/** The page of alerts that a viewer looks at, as `viewState` stores it. */
export interface AlertPage {
  /** Page index; 0 is the first page. */
  page: number
  size: number
}

/** The viewer's choice; the first page of ten if there is none. */
export function alertPage(viewState: Readonly<Record<string, unknown>>): AlertPage {
  const { page, size } = viewState
  return {
    page: typeof page === 'number' && Number.isInteger(page) && page >= 0 ? page : 0,
    size: typeof size === 'number' && PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
  }
}
