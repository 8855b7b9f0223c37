import type * as files from 'node:fs'
import { cpSync, fdatasyncSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DurableFiles } from './durableFiles.ts'
import { syncFileSystem, wasInterrupted } from './interrupted.ts'

vi.mock('node:fs', async (load) => {
  const real = await load<typeof files>()
  return { ...real, fdatasyncSync: vi.fn(real.fdatasyncSync) }
})

const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

let parent: string
let crashed: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'airshed-durable-'))
  crashed = join(parent, 'crashed')
  const folder = join(parent, 'open')
  const store = await PGlite.create({ fs: new DurableFiles(folder), startParams: PARAMETERS })
  await store.exec('create table kept (id int); checkpoint; insert into kept values (1), (2)')
  cpSync(folder, crashed, { recursive: true })
  await store.close()
  expect(wasInterrupted(folder)).toBe(false)
  expect(wasInterrupted(parent)).toBe(false)
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** Opens the store as after a crash; how many files waited for the disk, and the rows. */
async function open(isSynced: boolean) {
  const opened = new DurableFiles(crashed, { isSynced })
  vi.mocked(fdatasyncSync).mockClear()
  const store = await PGlite.create({ fs: opened, startParams: PARAMETERS })
  const atStart = vi.mocked(fdatasyncSync).mock.calls.length
  opened.opened()
  vi.mocked(fdatasyncSync).mockClear()
  await store.exec('insert into kept values (3)')
  const atCommit = vi.mocked(fdatasyncSync).mock.calls.length
  const { rows } = await store.query<{ id: number }>('select id from kept order by id')
  await store.close()
  return { atStart, atCommit, ids: rows.map(({ id }) => id) }
}

describe('files of a store that was not closed', () => {
  it('syncs files one by one where the file system could not be synced', async () => {
    expect(wasInterrupted(crashed)).toBe(true)
    const { atStart, ids } = await open(false)
    expect(atStart).toBeGreaterThan(900)
    expect(ids).toEqual([1, 2, 3])
  })

  it('syncs files at each commit only if written since', async () => {
    syncFileSystem(crashed)
    const { atStart, atCommit, ids } = await open(true)
    expect(atStart).toBeGreaterThan(0)
    expect(atStart).toBeLessThan(100)
    expect(atCommit).toBeGreaterThan(0)
    expect(ids).toEqual([1, 2, 3])
    expect(wasInterrupted(crashed)).toBe(false)
  })
})
