import type { LogEvent } from 'kysely'

/** A statement that the store answered or refused. Values are never part of it. */
export interface Statement {
  /** What it does, such as `select`; `raw` for one that was written out. */
  kind: 'select' | 'insert' | 'update' | 'delete' | 'raw'
  /** With `$1` and so on in place of its values. */
  sql: string
  durationMs: number
  isFailed: boolean
}

/** Hears of each statement once it has ended, in the course of whoever asked for it. Must not throw. */
export type StatementListener = (statement: Statement) => void

/** Lets others hear of the statements of a store; costs next to nothing while nobody does. */
export interface StatementWatch {
  /** @returns the function that ends it */
  watch(listener: StatementListener): () => void
  /** Takes what kysely reports. */
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
