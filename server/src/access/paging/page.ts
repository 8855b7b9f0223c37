import type { Page } from '@airshed/schemas'

/** The requested part of a list. */
export interface PageRequest {
  /** 1 is the first. */
  page: number
  size: number
}

/** The part that a call requests. */
export function pageRequest(
  query: { page?: number | undefined; size?: number | undefined },
  defaultSize: number,
): PageRequest {
  return { page: query.page ?? 1, size: query.size ?? defaultSize }
}

/** Number of rows to skip before the page. */
export function offsetOf({ page, size }: PageRequest): number {
  return (page - 1) * size
}

/** The answer of a list call. */
export function pageOf<Item>(
  { page, size }: PageRequest,
  found: { rows: Item[]; total: number },
): Page<Item> {
  return { data: found.rows, total: found.total, page, size }
}
