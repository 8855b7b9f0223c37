import type { LogEvent } from 'kysely'

/** A statement that the store answered or refused, without its values. */
export interface Statement {
  /** The kind of statement, such as `select`; `raw` for handwritten SQL. */
  kind: 'select' | 'insert' | 'update' | 'delete' | 'raw'
  /** With placeholders such as `$1` instead of its values. */
  sql: string
  durationMs: number
  isFailed: boolean
}

/** Called with each statement once it has ended, in the async context of its caller. Must not throw. */
export type StatementListener = (statement: Statement) => void

/** Reports the statements of a store to listeners; costs next to nothing without any. */
interface StatementWatch {
  /** @returns the function that stops watching */
  watch(listener: StatementListener): () => void
  /** Receives Kysely's log events. */
  report(event: LogEvent): void
}

const KINDS: Readonly<Record<string, Statement['kind']>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
}

export function createStatementWatch(): StatementWatch {
  const listeners = new Set<StatementListener>()
  return {
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    report({ level, query, queryDurationMillis }) {
      if (listeners.size === 0) return
      const statement: Statement = {
        kind: KINDS[query.query.kind] ?? 'raw',
        sql: query.sql,
        durationMs: queryDurationMillis,
        isFailed: level === 'error',
      }
      for (const listener of listeners) listener(statement)
    },
  }
}
