import { Writable } from 'node:stream'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendPieces, UNREAD_AFTER_MS } from './sendPieces.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const settle = () => new Promise((resolve) => setImmediate(resolve))
const PIECES = Array.from({ length: 50 }, () => 'x'.repeat(64 * 1024))

/** The answer to a reader who takes a piece when told to. */
function reader() {
  const taken: (() => void)[] = []
  const answer = new Writable({
    highWaterMark: 1,
    write: (_piece, _encoding, done) => void taken.push(done),
  })
  let ends = 0
  const text = sendPieces(PIECES, answer as unknown as ServerResponse, () => (ends += 1))
  text.pipe(answer)
  return {
    answer,
    ends: () => ends,
    async take() {
      await settle()
      taken.shift()?.()
      await settle()
    },
  }
}

it('a reader who stops is disconnected after a minute, and the waiting rest is released', async () => {
  const { answer, ends, take } = reader()
  await take()
  vi.advanceTimersByTime(UNREAD_AFTER_MS)
  expect(answer.destroyed).toBe(false)
  vi.advanceTimersByTime(UNREAD_AFTER_MS)
  expect(answer.destroyed).toBe(true)
  await settle()
  expect(ends()).toBe(1)
})

it('a slow reader may take as long as it needs', async () => {
  const { answer, take } = reader()
  for (let piece = 0; piece < 40; piece += 1) {
    await take()
    vi.advanceTimersByTime(UNREAD_AFTER_MS * 0.9)
  }
  expect(answer.destroyed).toBe(false)
  answer.destroy()
})
