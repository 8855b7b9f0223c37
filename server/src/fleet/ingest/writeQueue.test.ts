import { describe, expect, it } from 'vitest'
import type { MeasurementBatch } from '../../storage/store/measurementStore.ts'
import { StoreAwayError } from '../../storage/store/storeAwayError.ts'
import { createWriteQueue } from './writeQueue.ts'

const post = (point: number, count = 1): MeasurementBatch => ({
  dataPoints: Array.from({ length: count }, () => point),
  times: Array.from({ length: count }, (_, index) => index),
  values: Array.from({ length: count }, () => 0),
  flags: Array.from({ length: count }, () => 0),
})

/** A store that commits on demand, and treats points below 100 as new. */
function createStore() {
  const commits: number[][] = []
  const open: { finish(): void; fail(error: Error): void }[] = []
  const insert = (batch: MeasurementBatch) =>
    new Promise<boolean[]>((resolve, reject) => {
      const points = [...batch.dataPoints]
      commits.push(points)
      open.push({
        finish: () => resolve(points.map((point) => point < 100)),
        fail: reject,
      })
    })
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return {
    insert,
    commits,
    async finish() {
      open.shift()?.finish()
      await settle()
    },
    async fail(error = new Error('disk full')) {
      open.shift()?.fail(error)
      await settle()
    },
  }
}

describe('the write queue', () => {
  it('commits the first post at once and those that arrive meanwhile together', async () => {
    const store = createStore()
    const queue = createWriteQueue(store.insert)
    const first = queue.write(post(1))
    const second = queue.write(post(2, 2))
    const third = queue.write(post(103))
    expect(store.commits).toEqual([[1]])
    await store.finish()
    expect(await first).toEqual([true])
    expect(store.commits).toEqual([[1], [2, 2, 103]])
    await store.finish()
    expect(await second).toEqual([true, true])
    expect(await third).toEqual([false])
  })

  it('acknowledges nothing before its own commit', async () => {
    const store = createStore()
    const queue = createWriteQueue(store.insert)
    const answered: string[] = []
    void queue.write(post(1)).then(() => answered.push('first'))
    void queue.write(post(2)).then(() => answered.push('second'))
    await store.finish()
    expect(answered).toEqual(['first'])
    await store.finish()
    expect(answered).toEqual(['first', 'second'])
    await queue.idle()
  })

  it('keeps other posts of a commit when one of them fails', async () => {
    const store = createStore()
    const queue = createWriteQueue(store.insert)
    void queue.write(post(1))
    const good = queue.write(post(2))
    const bad = queue.write(post(3)).catch((error: Error) => error.message)
    await store.finish()
    await store.fail()
    await store.finish()
    await store.fail()
    expect(await good).toEqual([true])
    expect(await bad).toBe('disk full')
  })

  it('fails everybody who waits while the store is away, and accepts the next post', async () => {
    const store = createStore()
    const queue = createWriteQueue(store.insert)
    const away = Array.from({ length: 4 }, (_, index) => queue.write(post(index, 6000)))
    const reported = Promise.allSettled(away)
    await store.fail(new StoreAwayError(new Error('Connection terminated')))
    expect((await reported).map(({ status }) => status)).toEqual(away.map(() => 'rejected'))
    expect(store.commits).toHaveLength(1)
    const back = queue.write(post(5))
    await store.finish()
    expect(await back).toEqual([true])
  })

  it('limits a commit to ten thousand readings', async () => {
    const store = createStore()
    const queue = createWriteQueue(store.insert)
    for (let index = 0; index < 4; index += 1) void queue.write(post(index, 6000))
    for (let index = 0; index < 4; index += 1) await store.finish()
    expect(store.commits.map((points) => points.length)).toEqual([6000, 6000, 6000, 6000])
  })

  it('asks senders to come back when too much waits', async () => {
    const store = createStore()
    const queue = createWriteQueue(store.insert)
    void queue.write(post(1))
    for (let index = 0; index < 6; index += 1) void queue.write(post(2, 100_000))
    await expect(queue.write(post(3))).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '5' },
    })
  })
})
