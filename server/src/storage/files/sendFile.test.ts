import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerErrorHandler } from '../../web/http/errorHandler.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createTestStore } from '../../testing/testStore.ts'
import { createFiles } from './createFiles.ts'
import type { Files } from './files.ts'
import { contentPath } from './fileStorage.ts'
import { sendFile } from './sendFile.ts'
import { bytesOf, sha256Of, streamOf } from './streams.fixture.ts'

let store: Awaited<ReturnType<typeof createTestStore>>
let files: Files
let app: FastifyInstance
beforeAll(async () => {
  store = await createTestStore()
  files = createFiles({
    store,
    clock: () => TEST_NOW_MS,
    dataFolder: store.folder,
    s3Url: undefined,
  })
  app = fastify()
  registerErrorHandler(app)
  app.get<{ Params: { id: string }; Querystring: { shown?: string } }>(
    '/files/:id',
    async (request, reply) => {
      const file = await files.find(request.params.id)
      if (file === undefined) throw new Error('The test asked for a file that it did not put')
      return sendFile(files, file, request, reply, { isShown: request.query.shown === '1' })
    },
  )
})
afterAll(async () => {
  await app.close()
  await store.close()
})

const put = (bytes: Buffer | string, name = 'air.txt', mediaType = 'text/plain') =>
  files.put(
    { organizationId: null, owner: { kind: 'test', id: '1' }, name, mediaType, limitBytes: 1e6 },
    streamOf(bytes),
  )
const get = (id: string, headers: Record<string, string> = {}, query = '') =>
  app.inject({ url: `/files/${id}${query}`, headers })

describe('a file on its way to a browser', () => {
  it('arrives whole with its type', async () => {
    const bytes = bytesOf(7, 150_000)
    const { id } = await put(bytes, 'air.bin', 'application/octet-stream')
    const answer = await get(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '150000',
      'accept-ranges': 'bytes',
      etag: `"${sha256Of(bytes)}"`,
      'cache-control': 'private, no-cache',
      'content-disposition': 'attachment; filename=air.bin',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('arrives in the part %s', async (range, body, contentRange) => {
    const { id } = await put('0123456789')
    const answer = await get(id, { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.body).toBe(body)
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    })
  })

  it('answers 416 to a range outside the file', async () => {
    const { id } = await put('0123456789')
    const answer = await get(id, { range: 'bytes=10-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */10')
    expect(answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' })
  })

  it('answers 304 to a browser that has the file', async () => {
    const { id, sha256 } = await put('0123456789')
    const answer = await get(id, { 'if-none-match': `W/"other", "${sha256}"` })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect((await get(id, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('answers HEAD without the bytes', async () => {
    const { id } = await put('0123456789')
    const answer = await app.inject({ method: 'HEAD', url: `/files/${id}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('10')
    expect(answer.body).toBe('')
  })

  it('encodes a file name that a header cannot hold', async () => {
    const { id } = await put('air', 'Año "2026"\r\nX-Evil: 1.txt')
    const { headers } = await get(id)
    expect(headers['x-evil']).toBeUndefined()
    expect(headers['content-disposition']).toContain("filename*=UTF-8''A%C3%B1o%20")
  })

  it.each([
    ['image/png', 'inline'],
    ['text/plain; charset=utf-8', 'inline'],
    ['text/html', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['application/javascript', 'attachment'],
  ])('offers a file of type %s as %s even where it may be shown', async (type, disposition) => {
    const { id } = await put('<script>alert(1)</script>', 'a', type)
    const { headers } = await get(id, {}, '?shown=1')
    expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`))
  })
})

describe('damaged bytes in an answer', () => {
  async function damage(id: string, bytes: string) {
    const { content_id } = await store.db
      .selectFrom('files')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await writeFile(join(store.folder, 'files', contentPath(content_id)), bytes)
  }

  it('answers FILE_DAMAGED instead of a small file', async () => {
    const { id } = await put('clean')
    await damage(id, 'dirty')
    const answer = await get(id)
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({ code: 'FILE_DAMAGED' })
  })

  it('breaks off a large file, so that nobody takes it for complete', async () => {
    const bytes = bytesOf(8, 300_000)
    const { id } = await put(bytes)
    await damage(id, 'x'.repeat(300_000))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/files/${id}`)
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
  })
})
