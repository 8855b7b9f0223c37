import { expect, it } from 'vitest'
import { handClock, settlePromises } from '../testsupport/handClock.ts'
import { emptySlot, type Reader, type Slot } from './slot.ts'
import { createSlotStore, type Request, type Source } from './slotStore.ts'

const START_MS = 1_000_000

/** A store with one source, whose requests the test answers. */
function world() {
  const clock = handClock(START_MS)
  const reported: Reader[] = []
  const requests: (Request & { ids: string[]; answer: (error?: Error) => void })[] = []
  const store = createSlotStore({ clock, onChange: (readers) => reported.push(...readers) })
  const source: Source<{ about: string }, Slot<string>> = {
    name: 'words',
    newEntry: emptySlot,
    mostIds: () => 2,
    fetch: (_group, entries, request) =>
      new Promise((resolve, reject) => {
        const answer = (error?: Error): void => {
          if (error !== undefined) return reject(error)
          for (const entry of entries) entry.value = `${entry.id} at ${clock.now()}`
          resolve()
        }
        requests.push({ ...request, ids: entries.map(({ id }) => id), answer })
      }),
    isDue: (_group, { fetchedAtMs }, nowMs) => nowMs - (fetchedAtMs ?? 0) >= 60_000,
  }
  const retain = (reader: Reader, ids: string[], dueAtMs: number | null = null, about = 'air') =>
    store.retain(source, { about }, ids, reader, dueAtMs)
  const answerAll = async (error?: Error): Promise<void> => {
    for (const { answer } of requests) answer(error)
    await settlePromises()
  }
  return { clock, reported, requests, store, source, retain, answerAll }
}

const reader = (): Reader => ({ widthPx: 256 })

it('readers with an equal question share its answers, which are fetched in parts', async () => {
  const { store, retain, requests, answerAll, reported } = world()
  const [one, other] = [reader(), reader()]
  const group = retain(one, ['a', 'b', 'c'])
  expect(retain(other, ['c', 'a'])).toBe(group)
  expect(retain(other, ['a'], null, 'water')).not.toBe(group)
  store.load()
  store.load()
  expect(requests.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c'], ['a']])
  await answerAll()
  expect(group.entries.get('c')).toMatchObject({
    value: `c at ${START_MS}`,
    fetchedAtMs: START_MS,
    error: null,
    isFetching: false,
  })
  expect(reported).toContain(one)
  expect(reported).toContain(other)
})

it('a request that nobody waits for any more is cancelled, and its failure is nobody’s', async () => {
  const { store, retain, requests, answerAll } = world()
  const one = reader()
  const group = retain(one, ['a'])
  store.load()
  store.release(group, one)
  store.load()
  expect(requests[0]?.signal.aborted).toBe(true)
  await answerAll(new DOMException('cancelled', 'AbortError'))
  expect(group.entries.get('a')).toMatchObject({ value: null, error: null, isFetching: false })
})

it('a value from before the time that the page shows is fetched again, and stays until then', async () => {
  const { store, retain, requests, answerAll, clock } = world()
  const group = retain(reader(), ['a'])
  store.load()
  await answerAll()
  clock.pass(1000)
  retain(reader(), ['a'], START_MS + 500)
  store.load()
  expect(group.entries.get('a')?.value).toBe(`a at ${START_MS}`)
  expect(requests).toHaveLength(2)
  await answerAll(new Error('refused'))
  expect(group.entries.get('a')).toMatchObject({ value: `a at ${START_MS}`, isFetching: false })
})

it('refreshes only what live readers have once it is old, and retries failures with it', async () => {
  const { store, retain, requests, answerAll, clock } = world()
  const [live, still] = [reader(), reader()]
  const group = retain(live, ['a'])
  retain(still, ['b'])
  store.load()
  await answerAll()
  clock.pass(59_999)
  store.refresh(new Set([live]))
  expect(requests).toHaveLength(1)
  clock.pass(1)
  store.refresh(new Set([live]))
  expect(requests.map(({ ids }) => ids)).toEqual([['a', 'b'], ['a']])
  requests[1]?.answer(new Error('refused'))
  await settlePromises()
  expect(group.entries.get('a')?.error?.message).toBe('refused')
  store.refresh(new Set([live]))
  expect(requests).toHaveLength(3)
})

it('what is not asked for is neither requested nor missing, until it is', () => {
  const { store, retain, requests } = world()
  const entry = retain(reader(), ['a']).entries.get('a')
  if (entry !== undefined) entry.isAsked = false
  store.load()
  expect(requests).toEqual([])
  if (entry !== undefined) entry.isAsked = true
  store.load()
  expect(requests).toHaveLength(1)
})

it('what has had no reader for the time is dropped, the group with the last of it', async () => {
  const { store, retain, answerAll, clock, source } = world()
  const [one, other] = [reader(), reader()]
  const group = retain(one, ['a', 'b'])
  retain(other, ['b'])
  store.load()
  await answerAll()
  store.release(group, one)
  clock.pass(500)
  expect(store.sweep(1000)).toBe(true)
  clock.pass(500)
  expect(store.sweep(1000)).toBe(false)
  expect([...group.entries.keys()]).toEqual(['b'])
  store.release(group, other)
  clock.pass(1000)
  expect(store.sweep(1000)).toBe(false)
  expect([...store.groupsOf(source)]).toEqual([])
})
