import { describe, expect, it } from 'vitest'
import { UsageCounter, type Usage } from './usageCounter.ts'

const EVERY_MS = 60_000

function createCounter() {
  const time = { now: 1_000_000 }
  const written: [id: string, usage: Usage][] = []
  const failures: unknown[] = []
  const store = { isDown: false }
  const counter = new UsageCounter({
    clock: () => time.now,
    writeEveryMs: EVERY_MS,
    write: async (id, usage) => {
      if (store.isDown) throw new Error('The store does not answer')
      written.push([id, usage])
    },
    onFailure: (error) => failures.push(error),
  })
  return { counter, time, written, failures, store }
}

describe('uses of a key', () => {
  it('writes the first use at once and later ones together', async () => {
    const { counter, time, written } = createCounter()
    await counter.count('gateway')
    expect(written).toEqual([['gateway', { count: 1, lastUsedAt: 1_000_000 }]])
    for (let nth = 1; nth <= 50; nth += 1) {
      time.now += 1000
      await counter.count('gateway')
    }
    expect(written).toHaveLength(1)
    time.now += 10_000
    await counter.flush()
    expect(written.slice(1)).toEqual([['gateway', { count: 50, lastUsedAt: 1_050_000 }]])
  })

  it('counts uses of each key apart', async () => {
    const { counter, written } = createCounter()
    await Promise.all(['gateway', 'roof', 'gateway'].map((id) => counter.count(id)))
    await counter.flush(true)
    expect(written.map(([id, { count }]) => [id, count])).toEqual([
      ['gateway', 1],
      ['roof', 1],
      ['gateway', 1],
    ])
  })

  it('writes uses later after a failure and loses none', async () => {
    const { counter, time, written, failures, store } = createCounter()
    store.isDown = true
    await counter.count('gateway')
    await counter.count('gateway')
    expect(failures).toHaveLength(2)
    store.isDown = false
    time.now += EVERY_MS
    await counter.flush()
    expect(written).toEqual([['gateway', { count: 2, lastUsedAt: 1_000_000 }]])
  })

  it('writes pending uses before the end', async () => {
    const { counter, written } = createCounter()
    void counter.count('gateway')
    await counter.flush(true)
    expect(written).toHaveLength(1)
  })

  it('writes at most once a minute, even after several uses were written together', async () => {
    const { counter, time, written } = createCounter()
    await counter.count('gateway')
    time.now += 1000
    await counter.count('gateway')
    time.now += EVERY_MS - 1000
    await counter.flush()
    expect(written).toHaveLength(2)
    time.now += 1000
    await counter.count('gateway')
    expect(written).toHaveLength(2)
    time.now += EVERY_MS - 1000
    await counter.flush()
    expect(written.map(([, { count }]) => count)).toEqual([1, 1, 1])
  })

  it('forgets a key once its uses are written and none follows', async () => {
    const { counter, time, written } = createCounter()
    await counter.count('gateway')
    time.now += EVERY_MS
    await counter.flush()
    await counter.count('gateway')
    expect(written.map(([, { count }]) => count)).toEqual([1, 1])
  })
})
