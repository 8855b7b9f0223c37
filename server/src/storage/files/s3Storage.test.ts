import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { S3_SECRET, startFakeS3, type FakeS3 } from './fakeS3.fixture.ts'
import { contentPath, type FileStorage } from './fileStorage.ts'
import { createS3Storage } from './s3Storage.ts'
import { bytesOf, readAll, sha256Of } from './streams.fixture.ts'

let s3: FakeS3
let storage: FileStorage
let folder: string
beforeEach(async () => {
  s3 = await startFakeS3()
  storage = createS3Storage(s3.url)
  folder = await mkdtemp(join(tmpdir(), 'airshed-s3-'))
})
afterEach(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const idOf = (bytes: Buffer) => `${sha256Of(bytes)}-00000001`
async function place(bytes: Buffer): Promise<string> {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  await storage.place(idOf(bytes), path)
  return idOf(bytes)
}

describe('bytes in an S3 store', () => {
  it('writes an object once, signed, under its id', async () => {
    const bytes = bytesOf(1, 20_000)
    const id = await place(bytes)
    expect([...s3.objects.keys()]).toEqual([contentPath(id)])
    expect(s3.requests).toEqual([{ method: 'PUT', target: contentPath(id) }])
  })

  it('reads an object whole and in parts', async () => {
    const bytes = bytesOf(2, 20_000)
    const id = await place(bytes)
    const whole = await storage.read(id)
    expect(whole?.bytes).toBe(20_000)
    expect((await readAll(whole!.stream)).equals(bytes)).toBe(true)
    const part = await storage.read(id, { start: 10, end: 19 })
    expect(part?.bytes).toBe(20_000)
    expect((await readAll(part!.stream)).equals(bytes.subarray(10, 20))).toBe(true)
  })

  it('sends a large object in parts', async () => {
    const bytes = Buffer.alloc(18 * 1024 * 1024, 'air ')
    const id = await place(bytes)
    expect(s3.objects.get(contentPath(id))?.equals(bytes)).toBe(true)
    const parts = s3.requests.filter(({ target }) => target.includes('partNumber='))
    expect(parts.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT'])
  })

  it('removes an object and ignores a missing one', async () => {
    const id = await place(bytesOf(3, 10))
    await storage.remove(id)
    await storage.remove(id)
    expect(s3.objects.size).toBe(0)
    expect(await storage.read(id)).toBeUndefined()
  })
})

describe('an S3 store that cannot be used', () => {
  it.each([
    [403, 'SignatureDoesNotMatch'],
    [404, 'NoSuchBucket'],
    [503, 'SlowDown'],
  ])('reports an unusable store without the secret (%i %s)', async (status, code) => {
    s3.fail(status, code)
    const error: unknown = await storage.check().catch((caught: unknown) => caught)
    expect(String(error)).toMatch(
      new RegExp(`The S3 store at 127.0.0.1:\\d+/bucket cannot be used: .*${code}.*S3_URL`),
    )
    expect(String(error)).not.toContain(S3_SECRET)
    await expect(storage.read(idOf(Buffer.from('a')))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    await expect(place(Buffer.from('a'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('refuses a wrong secret', async () => {
    const wrong = createS3Storage(s3.url.replace(encodeURIComponent(S3_SECRET), 'wrong'))
    await expect(wrong.check()).rejects.toThrow('SignatureDoesNotMatch')
  })

  it('reports a store that is unreachable', async () => {
    const { url } = s3
    await s3.close()
    await expect(createS3Storage(url).check()).rejects.toThrow('nothing listens there')
    s3 = await startFakeS3()
  })

  it('leaves nothing of its check in the store', async () => {
    await storage.check()
    expect(s3.objects.size).toBe(0)
    expect(s3.requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'DELETE'])
  })
})
