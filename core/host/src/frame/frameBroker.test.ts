import { NO_DATA } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import type { FrameMessage } from '../bridge/frameMessages.ts'
import type { HostMessage, SentResult } from '../bridge/hostMessages.ts'
import { createFrameBroker } from './frameBroker.ts'

const context = {
  range: { from: 0, to: 1 },
  isLive: false,
  width: 0.4,
  timezone: 'UTC',
  slug: 'org_city',
}

/** A broker in a frame, whose page is the test. */
function framed() {
  const posted: FrameMessage[] = []
  const listeners = new Set<(message: HostMessage) => void>()
  const broker = createFrameBroker({
    post: (message) => posted.push(message),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    latest: () => ({}),
  })
  const answer = (subscription: number, more: Partial<SentResult> = {}): void => {
    const { frames: _frames, ...none } = NO_DATA
    const result = {
      ...none,
      state: 'ready' as const,
      range: context.range,
      frames: [],
      problem: null,
    }
    for (const listener of listeners) {
      listener({ kind: 'result', subscription, result: { ...result, ...more } })
    }
  }
  return { broker, posted, answer, isListening: () => listeners.size > 0 }
}

describe('the broker inside a frame', () => {
  it('requests from the page, waits, and gives each answer to its widget', () => {
    const { broker, posted, answer } = framed()
    const news: string[] = []
    const first = broker.subscribe([{ kind: 'status' }], context, () => news.push('first'))
    broker.subscribe([{ kind: 'alerts', limit: 5 }], context, () => news.push('second'))
    expect(posted[0]).toEqual({
      kind: 'subscribe',
      subscription: 0,
      needs: [{ kind: 'status' }],
      range: context.range,
      isLive: false,
      width: 1,
    })
    expect(first.current()).toMatchObject({ state: 'loading', range: context.range })
    answer(0, { asOfMs: 9 })
    answer(7)
    expect(news).toEqual(['first'])
    expect(first.current()).toMatchObject({ state: 'ready', asOfMs: 9 })
  })

  it('reports a failure in the given words', () => {
    const { broker, answer } = framed()
    const own = broker.subscribe([], context, () => undefined)
    answer(0, { state: 'error', problem: 'No answer from the server' })
    expect(own.current().error?.message).toBe('No answer from the server')
  })

  it('retries and unsubscribes by the number of the subscription', () => {
    const { broker, posted, answer } = framed()
    let news = 0
    const own = broker.subscribe([], context, () => (news += 1))
    own.retry()
    own.unsubscribe()
    answer(0)
    expect(news).toBe(0)
    expect(posted.slice(1)).toEqual([
      { kind: 'retry', subscription: 0 },
      { kind: 'unsubscribe', subscription: 0 },
    ])
  })

  it('hears nothing once it is closed', () => {
    const { broker, isListening } = framed()
    broker.close()
    expect(isListening()).toBe(false)
  })
})
