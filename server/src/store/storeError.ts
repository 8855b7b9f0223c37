/**
 * A statement was refused by the embedded store. `code` is PostgreSQL's SQLSTATE, as on the errors
 * of the pg driver, so that both are asked the same way.
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

/** Whether two transactions got in each other's way, so that trying again is the cure. */
export function isTransient(error: unknown): boolean {
  return ['40P01', '40001'].includes(sqlStateOf(error) ?? '')
}

/** Whether a row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505'
}

/** PostgreSQL's five-character code of a failure, on either engine. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
