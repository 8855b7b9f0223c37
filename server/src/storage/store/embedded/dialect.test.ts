import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBehalfOf } from '../turns/onBehalfOf.ts'
import { embeddedDialect } from './dialect.ts'
import type { Engine } from './engine.ts'

/** An engine that answers nothing by itself and notes what it was asked. */
function noting() {
  const asked: string[] = []
  const engine: Engine = {
    query: async (text) => {
      asked.push(text)
      return { rows: [], affectedRows: undefined }
    },
    isRunning: () => true,
    copyTo: async () => {},
    close: async () => {},
  }
  return { asked, db: new Kysely({ dialect: embeddedDialect(engine) }) }
}

it('callers take turns at the only connection, one statement each', async () => {
  const { asked, db } = noting()
  await sql`warm`.execute(db)
  const ask = (caller: string, text: string) => onBehalfOf(caller, () => sql.raw(text).execute(db))
  await Promise.all([
    ask('ana', 'a1'),
    ask('ana', 'a2'),
    ask('ana', 'a3'),
    sql.raw('server').execute(db),
    ask('ben', 'b1'),
  ])
  expect(asked).toEqual(['warm', 'a1', 'a2', 'server', 'b1', 'a3'])
})

it('a transaction keeps the connection until it ends, whoever waits', async () => {
  const { asked, db } = noting()
  const transaction = onBehalfOf('ana', () =>
    db.transaction().execute(async (tx) => {
      await sql.raw('a1').execute(tx)
      await sql.raw('a2').execute(tx)
    }),
  )
  const other = onBehalfOf('ben', () => sql.raw('b1').execute(db))
  await Promise.all([transaction, other])
  expect(asked).toEqual(['begin', 'a1', 'a2', 'commit', 'b1'])
})
