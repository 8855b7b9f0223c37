import type { Page } from '@airshed/schemas'

/** Which part of a list is wanted. */
export interface PageRequest {
  /** 1 is the first. */
  page: number
  size: number
}

/** The part that a call asks for. */
export function pageRequest(
  query: { page?: number | undefined; size?: number | undefined },
  defaultSize: number,
): PageRequest {
  return { page: query.page ?? 1, size: query.size ?? defaultSize }
}

/** Rows to leave out before the page. */
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
