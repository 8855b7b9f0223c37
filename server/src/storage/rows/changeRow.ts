import type { Selectable, Transaction, Updateable } from 'kysely'
import { conflictWith } from '../../base/errors.ts'
import type { Tables } from '../store/tables.ts'

/** Tables whose rows have a version that grows with each change. */
type VersionedTable = {
  [Table in keyof Tables]: Selectable<Tables[Table]> extends { id: string; version: number }
    ? Table
    : never
}[keyof Tables]

/** Columns that a change may write; the version is not among them. */
export type RowPatch<Table extends VersionedTable> = Omit<
  Updateable<Tables[Table]>,
  'id' | 'version'
>

/** Columns by name, because the compiler cannot infer them for a table that is a type parameter. */
type AnyColumns = Record<string, unknown>

interface RowChange<Table extends VersionedTable, Row> {
  table: Table
  /** The row as locked by the transaction, after checking that the caller may read and change it. */
  row: Row
  /** The version that the caller started from; undefined accepts any. */
  version: number | undefined
  /**
   * The answer for a caller whose version is stale: a sentence that names who changed the row, and the row
   * as they may see it.
   */
  conflict: (row: Row) => Promise<{ reason: string; newest: unknown }>
  /**
   * Computes what to write from the current row; null if nothing differs, so nothing is written. It may
   * write other rows in the same transaction.
   */
  apply: (row: Row, version: number) => Promise<RowPatch<Table> | null>
}

/**
 * Changes a row that the transaction has locked, and increments its version.
 *
 * @returns the version that the row has afterwards
 * @throws ApiError 409 CONFLICT with `details.newest` if the row has another version than the caller started
 *   from
 */
export async function changeRow<
  Table extends VersionedTable,
  Row extends { id: string; version: number },
>(
  transaction: Transaction<Tables>,
  { table, row, version, ...change }: RowChange<Table, Row>,
): Promise<number> {
  if (version !== undefined && version !== row.version) {
    const { reason, newest } = await change.conflict(row)
    throw conflictWith(reason, newest)
  }
  const next = row.version + 1
  const patch = await change.apply(row, next)
  if (patch === null) return row.version
  await (transaction as unknown as Transaction<Record<VersionedTable, AnyColumns>>)
    .updateTable(table as VersionedTable)
    .set({ ...patch, version: next })
    .where('id', '=', row.id)
    .execute()
  return next
}
