import { once } from 'node:events'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../store/openStore.ts'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { copyTemplate } from '../../testing/storeTemplate.ts'
import { createTestStore } from '../../testing/testStore.ts'
import { BackupError } from './backupError.ts'
import { BACKUP_SOCKET } from './backupSocket.ts'
import { makeBackup } from './makeBackup.ts'
import { serveBackups } from './serveBackups.ts'

const NOW = Date.UTC(2026, 2, 2, 12)
type TestStore = Awaited<ReturnType<typeof createTestStore>>

let place: string
beforeEach(async () => {
  place = await scratchFolder('airshed-backup-')
})
afterEach(() => rm(place, { recursive: true, force: true }))

const embedded = (dataFolder: string) => ({ databaseUrl: undefined, dataFolder })
const backUp = (dataFolder: string, name = 'monday') =>
  makeBackup(embedded(dataFolder), join(place, name), NOW)

const selectKeys = async ({ db }: Pick<TestStore, 'db'>, like: string): Promise<string[]> => {
  const rows = db.selectFrom('settings').select('key').where('key', 'like', like).orderBy('key')
  return (await rows.execute()).map(({ key }) => key)
}

/** The keys of settings, a row each, as a server that starts on a folder finds them. */
async function keysIn(dataFolder: string, like: string): Promise<string[]> {
  const store = await openStore(embedded(dataFolder))
  try {
    return await selectKeys(store, like)
  } finally {
    await store.close()
  }
}

const keep = ({ db }: Pick<TestStore, 'db'>, key: string) =>
  db.insertInto('settings').values({ key, value: '{}' }).execute()

const refusal = async (backup: Promise<string>): Promise<string> => {
  const error = await backup.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(BackupError)
  return (error as BackupError).message
}

describe('a backup while the server runs', () => {
  let store: TestStore
  let end: () => Promise<void>
  const warnings: string[] = []
  beforeAll(async () => {
    store = await createTestStore()
    const { copyTo, folder: dataFolder } = store
    if (copyTo === undefined) throw new Error('Expected a store that copies itself')
    const warn = (warning: string) => void warnings.push(warning)
    end = await serveBackups({ store: { copyTo }, dataFolder, clock: () => NOW, warn })
  })
  afterAll(async () => {
    await end()
    await store.close()
    expect(warnings).toEqual([])
  })

  it('waits for a transaction and contains no half of one', async () => {
    const open = await store.db.startTransaction().execute()
    await keep({ db: open }, 'first half')
    const backup = backUp(store.folder)
    await keep({ db: open }, 'second half')
    await open.commit().execute()
    expect(await keysIn(await backup, '% half')).toEqual(['first half', 'second half'])
  })

  it('a backup has every row acknowledged before it began and no hole in later ones', async () => {
    const acknowledged: string[] = []
    const writing = new AbortController()
    const written = (async () => {
      for (let row = 0; !writing.signal.aborted; row += 1) {
        const key = `row ${String(row).padStart(6, '0')}`
        await keep(store, key)
        acknowledged.push(key)
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = acknowledged.length
    const folder = await backUp(store.folder)
    writing.abort()
    await written
    const kept = await keysIn(folder, 'row %')
    expect(kept.length).toBeGreaterThanOrEqual(before)
    expect(kept).toEqual(acknowledged.slice(0, kept.length))
    expect(await selectKeys(store, 'row %')).toEqual(acknowledged)
  })

  it('contains other files of the data folder and is readable by the owner only', async () => {
    await mkdir(join(store.folder, 'files'))
    await writeFile(join(store.folder, 'files', 'a'), 'bytes')
    const folder = await backUp(store.folder)
    expect((await readdir(folder)).toSorted()).toEqual(['backup.json', 'files', 'postgres'])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(store.folder, BACKUP_SOCKET))).mode & 0o777).toBe(0o600)
    await rm(join(store.folder, 'files'), { recursive: true })
  })

  it('refuses a second backup at the same time', async () => {
    const [first, second] = await Promise.allSettled([
      backUp(store.folder, 'one'),
      backUp(store.folder, 'two'),
    ])
    const failed = [first, second].filter(({ status }) => status === 'rejected')
    expect(failed).toHaveLength(1)
    expect((failed[0] as PromiseRejectedResult).reason).toEqual(
      new BackupError('Another backup is being written. Try again when it is done'),
    )
    expect(await readdir(place)).toHaveLength(1)
  })

  it.each(['{}', 'not JSON', '{"target":"here"}', '{"target":7}', 'null'])(
    'refuses %s as a request for a backup',
    async (line) => {
      const socket = createConnection(join(store.folder, BACKUP_SOCKET))
      await once(socket, 'connect')
      socket.write(`${line}\n`)
      expect(JSON.parse(await text(socket))).toEqual({
        error: 'Expected {"target": "<absolute path>"} in one line',
      })
    },
  )

  it('closes the connection of a client that sends without end', async () => {
    const socket = createConnection(join(store.folder, BACKUP_SOCKET))
    await once(socket, 'connect')
    socket.on('error', () => {})
    socket.write('x'.repeat(20_000))
    await once(socket, 'close')
    expect(await backUp(store.folder)).toBe(join(place, 'monday'))
  })

  it('refuses a target inside the data folder and one that is not empty', async () => {
    const inside = makeBackup(embedded(store.folder), join(store.folder, 'b'), NOW)
    expect(await refusal(inside)).toContain('Expected a folder outside the data folder')
    await backUp(store.folder)
    expect(await refusal(backUp(store.folder))).toBe(
      `Expected a folder that is new or empty, got ${join(place, 'monday')} with 2 entries. Choose another one, such as ${join(place, 'monday')}-2`,
    )
    expect(await readdir(place)).toEqual(['monday'])
  })

  it('refuses a target below a file and leaves nothing behind', async () => {
    await writeFile(join(place, 'file'), '')
    expect(await refusal(backUp(store.folder, 'file/monday'))).toContain(
      `The backup cannot be written to ${join(place, 'file/monday')}: `,
    )
    expect(await readdir(place)).toEqual(['file'])
  })
})

describe('a backup while no server runs', () => {
  it('contains the same and leaves the data folder unchanged', async () => {
    const data = join(place, 'data')
    await copyTemplate(data)
    const store = await openStore(embedded(data), { isDurable: false })
    await keep(store, 'kept')
    await store.close()
    await writeFile(join(data, BACKUP_SOCKET), '')
    const before = await readdir(data)
    const folder = await backUp(data)
    expect(await readdir(data)).toEqual(before)
    expect(await keysIn(folder, '%')).toEqual(['kept'])
  })

  it('refuses a data folder without a store', async () => {
    expect(await refusal(backUp(place, 'monday'))).toBe(
      `There is no store in ${place}. Set the data folder of the server with AIRSHED_DATA`,
    )
  })

  it('refuses data in PostgreSQL and names pg_dump', async () => {
    const config = { databaseUrl: 'postgres://db/air', dataFolder: place }
    expect(await refusal(makeBackup(config, join(place, 'x'), NOW))).toContain('pg_dump')
  })
})
