import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/duration.ts'
import { countedMessages, MESSAGES_PER_HOUR, nextMessageTs } from './messagePace.ts'

const now = 100 * HOUR_MS

describe('the next message to a recipient', () => {
  it('sends up to three messages within a minute at once', () => {
    expect(nextMessageTs([], now)).toBe(now)
    expect(nextMessageTs([now - 2 * SECOND_MS, now - SECOND_MS], now)).toBe(now)
  })

  it('waits after three messages within a minute, until the first is a minute old', () => {
    const sent = [now - 50 * SECOND_MS, now - 20 * SECOND_MS, now - SECOND_MS]
    expect(nextMessageTs(sent, now)).toBe(now + 10 * SECOND_MS)
    expect(nextMessageTs(sent, now + 10 * SECOND_MS)).toBe(now + 10 * SECOND_MS)
  })

  it('waits after twenty messages within an hour', () => {
    const sent = Array.from(
      { length: MESSAGES_PER_HOUR },
      (_, at) => now - 40 * MINUTE_MS + at * MINUTE_MS,
    )
    expect(nextMessageTs(sent, now)).toBe(now + 20 * MINUTE_MS)
    expect(nextMessageTs(sent.slice(1), now)).toBe(now)
  })

  it('sends no more than the bounds, however many are requested', () => {
    let sent: number[] = []
    const all: number[] = []
    for (let ts = now; ts < now + 3 * HOUR_MS; ts += 7 * SECOND_MS) {
      if (nextMessageTs(sent, ts) > ts) continue
      sent = [...countedMessages(sent, ts), ts]
      all.push(ts)
    }
    const within = (spanMs: number) =>
      Math.max(...all.map((ts) => all.filter((other) => other >= ts && other < ts + spanMs).length))
    expect(within(MINUTE_MS)).toBe(3)
    expect(within(HOUR_MS)).toBe(20)
    expect(all.length).toBe(60)
  })
})
