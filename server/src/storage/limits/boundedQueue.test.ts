import { describe, expect, it } from 'vitest'
import { BoundedQueue, type QueueLimits } from './boundedQueue.ts'

/** A queue whose tasks end when they are told to, in the order in which they began. */
function queueOf(limits: QueueLimits) {
  const queue = new BoundedQueue(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    queue,
    begun,
    send: (name: string, sender?: string) =>
      queue.run(
        (inTurn) =>
          inTurn(
            () =>
              new Promise<string>((resolve) => {
                begun.push(name)
                ends.push(() => resolve(name))
              }),
          ),
        sender,
      ),
    async endOne() {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('a bounded queue', () => {
  it('runs a few at once, keeps a few waiting and refuses others until one has ended', async () => {
    const { send, begun, endOne } = queueOf({ atOnce: 2, places: 4 })
    const sent = ['a', 'b', 'c', 'd', 'e'].map((name) => send(name))
    expect(sent.map((done) => done !== null)).toEqual([true, true, true, true, false])
    expect(begun).toEqual(['a', 'b'])
    await endOne()
    expect(begun).toEqual(['a', 'b', 'c'])
    const late = send('f')
    expect([late !== null, send('g')]).toEqual([true, null])
    for (let at = 0; at < 4; at += 1) await endOne()
    expect(await Promise.all([...sent, late])).toEqual(['a', 'b', 'c', 'd', null, 'f'])
  })

  it('gives the place of failed work to another', async () => {
    const { queue, send, endOne } = queueOf({ atOnce: 1, places: 1 })
    const failed = queue.run(async () => {
      throw new Error('unreadable')
    })
    await expect(failed).rejects.toThrow('unreadable')
    const next = send('next')
    await endOne()
    expect(await next).toBe('next')
  })

  it('holds a place for all of the work, of which only some takes a turn', async () => {
    const { queue, send } = queueOf({ atOnce: 1, places: 1 })
    const counted = Promise.withResolvers<void>()
    const work = queue.run(async (inTurn) => {
      await counted.promise
      return inTurn(async () => 'checked')
    })
    expect(send('another')).toBeNull()
    counted.resolve()
    expect(await work).toBe('checked')
  })
})

describe('senders in a bounded queue', () => {
  it('a single sender gets half of the places, and fewer the more others hold', async () => {
    const { send, endOne } = queueOf({ atOnce: 1, places: 8 })
    const placesOf = (sender: string) =>
      Array.from({ length: 10 }, () => send(sender, sender)).filter((done) => done !== null)
    const taken = ['ana', 'ben', 'cai', 'dan', 'eve'].map((sender) => placesOf(sender))
    expect(taken.map(({ length }) => length)).toEqual([4, 2, 1, 1, 0])
    for (let at = 0; at < 8; at += 1) await endOne()
    await Promise.all(taken.flat())
    const again = placesOf('ana')
    expect(again).toHaveLength(4)
    for (let at = 0; at < 4; at += 1) await endOne()
    await Promise.all(again)
  })

  it('senders take turns, so that one who sends a lot does not delay the others', async () => {
    const { send, begun, endOne } = queueOf({ atOnce: 1, places: 20 })
    const all = [
      send('heavy1', 'heavy'),
      send('heavy2', 'heavy'),
      send('heavy3', 'heavy'),
      send('honest', 'honest'),
    ]
    for (let at = 0; at < 4; at += 1) await endOne()
    await Promise.all(all)
    expect(begun).toEqual(['heavy1', 'honest', 'heavy2', 'heavy3'])
  })
})
