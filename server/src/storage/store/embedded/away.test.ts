import { rm } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { scratchFolder } from '../../../testing/scratchFolder.ts'
import { StoreAwayError } from '../storeAwayError.ts'
import { CONNECTION_PATIENCE_MS, embeddedDialect } from './dialect.ts'
import { startEngine, type Engine } from './engine.ts'

const folders: string[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const idle: Engine = {
  query: async () => ({ rows: [], affectedRows: undefined }),
  isRunning: () => true,
  copyTo: async () => {},
  close: async () => {},
}

async function newEngine() {
  const folder = await scratchFolder('airshed-away-')
  folders.push(folder)
  return startEngine({ folder, isDurable: false })
}

it('a store whose thread has ended counts as away, like an unreachable one', async () => {
  const engine = await newEngine()
  await engine.query('select 1', [])
  await engine.close()
  expect(engine.isRunning()).toBe(false)
  await expect(engine.query('select 1', [])).rejects.toThrow(StoreAwayError)
})

it('a store that one transaction holds for too long is away for others', async () => {
  vi.useFakeTimers()
  const db = new Kysely({ dialect: embeddedDialect(idle) })
  let end = () => {}
  const holding = db.transaction().execute(() => new Promise<void>((resolve) => (end = resolve)))
  await vi.advanceTimersByTimeAsync(0)
  const refused = expect(sql`select 1`.execute(db)).rejects.toThrow(StoreAwayError)
  await vi.advanceTimersByTimeAsync(CONNECTION_PATIENCE_MS)
  await refused
  end()
  await holding
  await expect(sql`select 1`.execute(db)).resolves.toEqual({ rows: [] })
})
