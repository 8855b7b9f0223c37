import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DAY_MS } from '@airshed/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createFiles } from './createFiles.ts'
import type { Files, NewFile } from './files.ts'
import { contentPath } from './fileStorage.ts'
import { bytesOf, readAll, sha256Of, streamOf } from './streams.fixture.ts'

describe.each(TEST_ENGINES)('files on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  let folder: string
  let files: Files
  let now: number
  beforeEach(async () => {
    now = TEST_NOW_MS
    folder = await mkdtemp(join(tmpdir(), 'airshed-files-'))
    files = createFiles({ store, clock: () => now, dataFolder: folder, s3Url: undefined })
    await seedOrganization({ store }, 'city')
  })
  afterEach(async () => {
    await store.db.deleteFrom('organizations').execute()
    await store.db.deleteFrom('file_contents').execute()
    await rm(folder, { recursive: true, force: true })
  })

  const LIMIT_BYTES = 1_000_000
  const report = (id = 'r1'): NewFile & { limitBytes: number } => ({
    organizationId: 'city',
    owner: { kind: 'report', id },
    name: 'March.pdf',
    mediaType: 'application/pdf',
    limitBytes: LIMIT_BYTES,
  })
  const put = (bytes: Buffer | string, id?: string) => files.put(report(id), streamOf(bytes))
  const inTransaction = <Result>(work: Parameters<ReturnType<typeof transaction>['execute']>[0]) =>
    transaction().execute(work) as Promise<Result>
  const transaction = () => store.db.transaction()
  const remove = (id: string) => inTransaction((tx) => files.remove(tx, id))

  /** Everything in the folder of files, without the folders themselves. */
  async function onDisk(): Promise<string[]> {
    const entries = await readdir(join(folder, 'files'), {
      recursive: true,
      withFileTypes: true,
    })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  async function pathOf(id: string): Promise<string> {
    const { content_id } = await store.db
      .selectFrom('files')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return join(folder, 'files', contentPath(content_id))
  }

  describe('a stored file', () => {
    it('finds a stored file with its properties and reads it byte for byte', async () => {
      const bytes = bytesOf(1, 200_000)
      const kept = await put(bytes)
      const found = await files.find(kept.id)
      expect(found).toEqual(kept)
      expect(found).toMatchObject({
        organizationId: 'city',
        owner: { kind: 'report', id: 'r1' },
        name: 'March.pdf',
        mediaType: 'application/pdf',
        sha256: sha256Of(bytes),
        bytes: 200_000,
        createdAt: TEST_NOW_MS,
      })
      expect((await readAll(await files.open(kept))).equals(bytes)).toBe(true)
    })

    it('stores an empty file', async () => {
      const kept = await put('')
      expect(kept.bytes).toBe(0)
      expect(await readAll(await files.open(kept))).toHaveLength(0)
    })

    it('reads a part of a file', async () => {
      const kept = await put('0123456789')
      expect(String(await readAll(await files.open(kept, { start: 2, end: 4 })))).toBe('234')
    })

    it('stores a file under its digest and leaves nothing of its upload', async () => {
      const kept = await put('air')
      expect(await onDisk()).toEqual([expect.stringMatching(`^${kept.sha256}-[0-9a-f]{8}$`)])
    })

    it('a removed file is gone for its readers', async () => {
      const kept = await put('air')
      expect(await remove(kept.id)).toBe(true)
      expect(await remove(kept.id)).toBe(false)
      expect(await files.find(kept.id)).toBeUndefined()
      await expect(files.open(kept)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('deletes a file with its organization', async () => {
      const kept = await put('air')
      await store.db.deleteFrom('organizations').where('id', '=', 'city').execute()
      expect(await files.find(kept.id)).toBeUndefined()
    })
  })

  describe('a hostile sender', () => {
    it('gets no path of the server through the name of a file', async () => {
      const file = await files.put({ ...report(), name: '../../../etc/passwd' }, streamOf('air'))
      expect(file.name).toBe('passwd')
      expect(await onDisk()).toEqual([expect.stringMatching(`^${file.sha256}-`)])
    })

    it.each(['html', 'text/html\r\nx: y', '', `image/${'x'.repeat(200)}`])(
      'a sender cannot give a file the type %j',
      async (mediaType) => {
        const upload = files.put({ ...report(), mediaType }, streamOf('air'))
        await expect(upload).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
        expect(await store.db.selectFrom('file_contents').selectAll().execute()).toEqual([])
      },
    )

    it('stops an upload at the limit, however much comes', async () => {
      let pieces = 0
      const endless = new Readable({
        read() {
          pieces += 1
          this.push(randomBytes(65_536))
        },
      })
      await expect(files.put(report(), endless)).rejects.toMatchObject({
        code: 'TOO_LARGE',
        message: expect.stringContaining('1000000'),
      })
      expect(pieces).toBeLessThan(64)
      expect(await onDisk()).toEqual([])
    })

    it('accepts as many bytes as the limit', async () => {
      expect(await put(Buffer.alloc(LIMIT_BYTES))).toMatchObject({ bytes: LIMIT_BYTES })
    })

    it('leaves nothing behind when a sender disconnects', async () => {
      const cut = new Readable({
        read() {
          this.push(randomBytes(1000))
          this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
        },
      })
      await expect(files.put(report(), cut)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect(await onDisk()).toEqual([])
      expect(await store.db.selectFrom('file_contents').selectAll().execute()).toEqual([])
    })

    it('gets no path through an id that the server did not make', () => {
      expect(() => contentPath('../../etc/passwd')).toThrow('Expected the id of a content')
    })
  })

  describe('uploads of the same bytes', () => {
    it('stores the same bytes once, even when they come at the same time', async () => {
      const bytes = bytesOf(2, 100_000)
      const kept = await Promise.all(Array.from({ length: 8 }, (_, at) => put(bytes, `r${at}`)))
      expect(new Set(kept.map(({ id }) => id)).size).toBe(8)
      expect(await onDisk()).toHaveLength(1)
    })

    it('bytes stay for one file when another with the same ones is removed', async () => {
      const [one, other] = [await put('air', 'r1'), await put('air', 'r2')]
      await remove(one.id)
      now += 3 * DAY_MS
      expect(await files.collect(now)).toEqual({ contents: 0, uploads: 0 })
      expect(String(await readAll(await files.open(other)))).toBe('air')
    })

    it('accepts bytes again while the old ones are being removed', async () => {
      const old = await put('air')
      await remove(old.id)
      await store.db.updateTable('file_contents').set({ leaving_since: now }).execute()
      const again = await put('air')
      expect(await files.collect(now)).toMatchObject({ contents: 1 })
      expect(String(await readAll(await files.open(again)))).toBe('air')
    })
  })

  describe('bytes without a file', () => {
    it('removes bytes a day after their file', async () => {
      const kept = await put('air')
      await remove(kept.id)
      now += DAY_MS
      expect(await files.collect(now)).toMatchObject({ contents: 0 })
      now += 1
      expect(await files.collect(now)).toMatchObject({ contents: 1 })
      expect(await onDisk()).toEqual([])
      expect(await store.db.selectFrom('file_contents').selectAll().execute()).toEqual([])
    })

    it('bytes stay while the transaction that needs them is still to come', async () => {
      const received = await files.receive(streamOf('air'), { limitBytes: LIMIT_BYTES })
      now += DAY_MS / 2
      await files.collect(now)
      const kept = await inTransaction<{ id: string }>((tx) => files.add(tx, received, report()))
      expect(await files.find(kept.id)).toMatchObject({ bytes: 3 })
    })

    it('removed bytes refuse to get a file', async () => {
      const received = await files.receive(streamOf('air'), { limitBytes: LIMIT_BYTES })
      now += DAY_MS + 1
      await files.collect(now)
      await expect(inTransaction((tx) => files.add(tx, received, report()))).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('Upload it again'),
      })
    })

    it('removes bytes of a transaction that was rolled back', async () => {
      const received = await files.receive(streamOf('air'), { limitBytes: LIMIT_BYTES })
      await expect(
        inTransaction(async (tx) => {
          await files.add(tx, received, report())
          throw new Error('changed my mind')
        }),
      ).rejects.toThrow('changed my mind')
      now += DAY_MS + 1
      expect(await files.collect(now)).toMatchObject({ contents: 1 })
      expect(await onDisk()).toEqual([])
    })

    it('removes the upload of a killed process', async () => {
      await put('air')
      await writeFile(join(folder, 'files/incoming', `${now}-left-over`), 'ai')
      expect(await files.collect(now + 2 * DAY_MS)).toEqual({ contents: 0, uploads: 1 })
      expect(await onDisk()).toHaveLength(1)
    })

    it('keeps the upload that still runs', async () => {
      const slow = new Readable({ read() {} })
      slow.push('a')
      const upload = files.put(report(), slow)
      await files.collect(now)
      slow.push('ir')
      slow.push(null)
      expect(await upload).toMatchObject({ bytes: 3 })
    })
  })

  describe('damaged bytes', () => {
    it('refuses bytes of another size before anything is sent', async () => {
      const kept = await put('fresh air')
      await truncate(await pathOf(kept.id), 4)
      await expect(files.open(kept)).rejects.toMatchObject({
        code: 'FILE_DAMAGED',
        message: expect.stringContaining('expected 9 bytes, found 4'),
      })
    })

    it('refuses missing bytes', async () => {
      const kept = await put('fresh air')
      await rm(await pathOf(kept.id))
      await expect(files.open(kept)).rejects.toMatchObject({
        code: 'FILE_DAMAGED',
        message: expect.stringContaining('found nothing'),
      })
    })

    it.each([9, 300_000])(
      'never completes a file of wrong bytes of the right size (%i bytes)',
      async (count) => {
        const bytes = bytesOf(3, count)
        const kept = await put(bytes)
        const wrong = Buffer.from(bytes)
        wrong[0] = (wrong[0] ?? 0) ^ 1
        await writeFile(await pathOf(kept.id), wrong)

        const stream = await files.open(kept)
        let received = 0
        stream.on('data', (chunk: Buffer) => (received += chunk.length))
        const ended = new Promise((resolve, reject) =>
          stream.on('end', resolve).on('error', reject),
        )
        await expect(ended).rejects.toMatchObject({ code: 'FILE_DAMAGED' })
        expect(received).toBeLessThan(count)
      },
    )

    it('a repeated upload repairs damaged bytes', async () => {
      const kept = await put('fresh air')
      await writeFile(await pathOf(kept.id), 'stale air')
      await put('fresh air')
      expect(String(await readAll(await files.open(kept)))).toBe('fresh air')
    })
  })
})
