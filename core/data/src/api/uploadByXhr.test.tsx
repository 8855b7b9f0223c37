import { afterEach, expect, it, vi } from 'vitest'
import { uploadByXhr, type UploadProgress } from './uploadByXhr.ts'

/** Answered by the server of the tests, whatever it answers. */
const SOMEWHERE = '/upload-for-test'
const FILE = new Blob(['x'.repeat(300_000)])
const request = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: FILE }

afterEach(() => vi.restoreAllMocks())

it('reports how much of a file was sent, and hands over the response', async () => {
  const sent: UploadProgress[] = []
  const response = await uploadByXhr(SOMEWHERE, request, (progress) => sent.push(progress))
  expect(response.status).toBe(404)
  expect(sent.at(-1)).toEqual({ sentBytes: 300_000, totalBytes: 300_000 })
})

it('cancels an upload by its signal, before and while it sends', async () => {
  const controller = new AbortController()
  const signal = controller.signal
  const running = uploadByXhr(SOMEWHERE, { ...request, signal }, () => undefined)
  controller.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  await expect(
    uploadByXhr(SOMEWHERE, { ...request, signal }, () => undefined),
  ).rejects.toMatchObject({ name: 'AbortError' })
})

it('fails as fetch does where no response comes', async () => {
  await expect(uploadByXhr('http://127.0.0.1:1/', request, () => undefined)).rejects.toBeInstanceOf(
    TypeError,
  )
})
