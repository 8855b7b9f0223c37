import { describe, expect, it } from 'vitest'
import { createArchiveCheck } from './archiveCheck.ts'

const errors: unknown[] = []
const log = { error: (facts: unknown) => void errors.push(facts) }
const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const checkBy = (code: string, patienceMs = 20_000) =>
  createArchiveCheck({ log, patienceMs, worker: thread(code) })
const bytes = new Uint8Array([1, 2, 3])

describe('an archive whose code attacks its check', () => {
  it.each([
    ['loops for ever', 'for (;;) {}', 200, 'got one that takes longer'],
    ['throws', 'throw new Error("boom")', 20_000, 'got one that cannot'],
    ['ends the thread', 'process.exit(0)', 20_000, 'got one that ended the check'],
  ])('refuses an archive that %s', async (_, code, patienceMs, text) => {
    const { accepted, problems } = await checkBy(code, patienceMs)(bytes)
    expect(accepted).toBeNull()
    expect(problems[0]).toMatchObject({ place: 'archive' })
    expect(problems[0]?.message).toContain(text)
  })

  it('logs the error when the check itself fails', () => {
    expect(errors).toMatchObject([{ err: { message: 'boom' } }])
  })
})

const COUNTING = `
  import { parentPort, workerData } from 'node:worker_threads'
  setTimeout(() => parentPort.postMessage({ accepted: null, problems: [{ place: 'archive', message: String(workerData[0]) }] }), 20)`

it('archives are checked one after another, and too many are refused', async () => {
  const check = checkBy(COUNTING)
  const announced: string[] = []
  const all = Array.from({ length: 8 }, async (_, index) => {
    const { problems } = await check(new Uint8Array([index]))
    announced.push(problems[0]?.message ?? '')
  })
  expect(() => check(bytes)).toThrow('Too many requests')
  await Promise.all(all)
  expect(announced).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect((await check(bytes)).problems[0]?.message).toBe('1')
})
