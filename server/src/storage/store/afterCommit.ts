import type { DatabaseConnection, Dialect, Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import { onOwnBehalf } from './turns/onBehalfOf.ts'

const CALLBACKS = Symbol('what to call after the commit')

interface Announcing extends DatabaseConnection {
  [CALLBACKS]?: (() => void)[]
}

/**
 * Calls back once the transaction is committed, never after a rollback: used to wake listeners, which would find
 * nothing before. If the process dies in between, no listener is woken, so listeners also poll.
 *
 * @param callback must not throw
 */
export async function afterCommit(tx: Transaction<Tables>, callback: () => void): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection: Announcing) => {
    const callbacks = (connection[CALLBACKS] ??= [])
    callbacks.push(callback)
  })
}

/** The dialect, with drivers that run the callbacks of {@link afterCommit}. */
export function announceCommits(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver()
      const begin = driver.beginTransaction.bind(driver)
      const commit = driver.commitTransaction.bind(driver)
      driver.beginTransaction = async (connection: Announcing, settings) => {
        delete connection[CALLBACKS]
        await begin(connection, settings)
      }
      driver.commitTransaction = async (connection: Announcing) => {
        await commit(connection)
        const callbacks = connection[CALLBACKS] ?? []
        delete connection[CALLBACKS]
        for (const callback of callbacks) onOwnBehalf(callback)
      }
      return driver
    },
  }
}
