import { MAX_SENDS, type SendPayload } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { SAVE_WITHIN_MS } from '../deviceForms/saveTimes.ts'
import { createSaveAnswers } from './saveAnswers.ts'

const TOO_FAST = { path: '/flow', expected: '<= 2', got: '9' }
const SAVED = { issues: [], problem: null }

function desk(send: SendPayload = () => Promise.resolve([])) {
  const clock = { nowMs: 1_000_000 }
  const answer = createSaveAnswers(() => clock.nowMs)
  const ask = (isAsked: boolean, payload: Record<string, unknown> = { flow: 1 }) =>
    answer({ payload, isAsked, send, messageOf: (error) => `told: ${String(error)}` })
  return { clock, ask }
}

describe('save requests of a form in a frame', () => {
  it('sends a save after a recent click in the frame, and returns its issues', async () => {
    const got: unknown[] = []
    const { ask } = desk((payload) => {
      got.push(payload)
      return Promise.resolve([TOO_FAST])
    })
    expect(await ask(true)).toEqual({ issues: [TOO_FAST], problem: null })
    expect(got).toEqual([{ flow: 1 }])
  })

  it('returns a failed save in the words of the user', async () => {
    const { ask } = desk(() => Promise.reject(new Error('no server')))
    expect(await ask(true)).toEqual({ issues: [], problem: 'told: Error: no server' })
    expect(await ask(true)).not.toBeNull()
  })

  it('refuses a save that no user asked for', async () => {
    expect(await desk().ask(false)).toBeNull()
  })

  it('accepts parts of a save for 30 s after it began', async () => {
    const { ask, clock } = desk()
    await ask(true)
    clock.nowMs += SAVE_WITHIN_MS - 1
    expect(await ask(false)).toEqual(SAVED)
    clock.nowMs += 1
    expect(await ask(false)).toBeNull()
  })

  it('refuses a save while another call is on its way', async () => {
    let finish: () => void = () => undefined
    const { ask } = desk(
      () =>
        new Promise((resolve) => {
          finish = () => resolve([])
        }),
    )
    const first = ask(true)
    expect(await ask(true)).toBeNull()
    finish()
    expect(await first).toEqual(SAVED)
  })

  it('refuses more than the maximum of sends, however often a user clicks', async () => {
    const { ask, clock } = desk()
    for (let each = 0; each < MAX_SENDS; each += 1) expect(await ask(true)).toEqual(SAVED)
    expect(await ask(true)).toBeNull()
    clock.nowMs += SAVE_WITHIN_MS
    expect(await ask(true)).toEqual(SAVED)
  })

  const loop: Record<string, unknown> = {}
  loop['self'] = loop
  it.each([
    ['too large', { text: 'x'.repeat(200_001) }],
    ['no JSON', loop],
  ])('refuses a body that is %s', async (_, payload) => {
    expect(await desk().ask(true, payload)).toBeNull()
  })

  it('returns at most a hundred issues', async () => {
    const { ask } = desk(() => Promise.resolve(Array.from({ length: 500 }, () => TOO_FAST)))
    expect((await ask(true))?.issues).toHaveLength(100)
  })
})
