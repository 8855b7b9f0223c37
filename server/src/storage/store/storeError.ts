/**
 * A statement was refused by the embedded store, or a store by this version. `code` is PostgreSQL's SQLSTATE, as on the
 * errors of the pg driver, so that both can be handled the same way, or one of START_ERRORS.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined

  constructor(
    message: string,
    parts: { code?: string; detail?: string; constraint?: string; table?: string } = {},
  ) {
    super(message)
    this.code = parts.code
    this.detail = parts.detail
    this.constraint = parts.constraint
    this.table = parts.table
  }
}

/** Whether two transactions conflicted, so that a retry helps. */
export function isTransient(error: unknown): boolean {
  return ['40P01', '40001'].includes(sqlStateOf(error) ?? '')
}

/** PostgreSQL's five-character code of an error, from either engine. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
