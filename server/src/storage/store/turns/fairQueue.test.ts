import { describe, expect, it } from 'vitest'
import { FairQueue, TooManyWaitingError } from './fairQueue.ts'

/** Slices that end when they are told to, in the order in which they began. */
function slices() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    slice: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        ends.push(resolve)
      }),
    async endOne() {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('callers that share the store', () => {
  it('callers take turns, a slice each, however much one of them has asked for', async () => {
    const queue = new FairQueue({ perCaller: 1, total: 1 })
    const { begun, slice, endOne } = slices()
    const search = (caller: string, name: string, count: number) =>
      queue.run(caller, async (turn) => {
        for (let at = 1; at <= count; at += 1) await turn(slice(`${name}${at}`))
      })
    const all = [
      search('heavy', 'first', 3),
      search('heavy', 'second', 2),
      search('ana', 'a', 1),
      search('ben', 'b', 1),
    ]
    for (let at = 0; at < 7; at += 1) await endOne()
    await Promise.all(all)
    expect(begun).toEqual(['first1', 'a1', 'b1', 'first2', 'first3', 'second1', 'second2'])
  })

  it('runs several searches at once where the store can, limited for each caller', async () => {
    const queue = new FairQueue({ perCaller: 2, total: 3 })
    const { begun, slice, endOne } = slices()
    const search = (caller: string, name: string) => queue.run(caller, (turn) => turn(slice(name)))
    const all = [
      search('heavy', 'h1'),
      search('heavy', 'h2'),
      search('heavy', 'h3'),
      search('ana', 'a1'),
    ]
    expect(begun).toEqual(['h1', 'h2', 'a1'])
    for (let at = 0; at < 4; at += 1) await endOne()
    await Promise.all(all)
    expect(begun).toEqual(['h1', 'h2', 'a1', 'h3'])
  })

  it('continues after a search that failed', async () => {
    const queue = new FairQueue({ perCaller: 1, total: 1 })
    const failed = queue.run('ana', (turn) =>
      turn(async () => {
        throw new Error('no table')
      }),
    )
    const next = queue.run('ana', (turn) => turn(async () => 'found'))
    await expect(failed).rejects.toThrow('no table')
    expect(await next).toBe('found')
  })

  it('refuses a caller with too many waiting searches, and serves others', async () => {
    const queue = new FairQueue({ perCaller: 1, total: 1, mostWaiting: 2 })
    const { slice, endOne } = slices()
    const search = (caller: string) => queue.run(caller, (turn) => turn(slice(caller)))
    const waiting = [search('heavy'), search('heavy'), search('heavy')]
    await expect(search('heavy')).rejects.toThrow(TooManyWaitingError)
    const other = search('ana')
    for (let at = 0; at < 4; at += 1) await endOne()
    await Promise.all([...waiting, other])
  })
})
