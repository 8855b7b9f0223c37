import { expect, it } from 'vitest'
import { createBlockedCounts, FIRST_TOLD_AFTER_MS, TOLD_EVERY_MS } from './blockedCounts.ts'

/** Counts on a clock that the test moves. */
function counting() {
  let nowMs = 0
  const due: { atMs: number; run: () => void }[] = []
  const told: string[] = []
  const counts = createBlockedCounts({
    now: () => nowMs,
    after(delayMs, run) {
      due.push({ atMs: nowMs + delayMs, run })
      return () => undefined
    },
  })
  return {
    told,
    add: (key: string, count = 1) =>
      counts.add(key, count, (sum) => void told.push(`${key} ${sum}`)),
    pass(ms: number) {
      nowMs += ms
      for (const one of due.splice(0)) {
        if (one.atMs <= nowMs) one.run()
        else due.push(one)
      }
    },
  }
}

it('reports the first attempts of a kind soon, and together', () => {
  const { told, add, pass } = counting()
  add('network')
  add('network', 4)
  add('markup')
  expect(told).toEqual([])
  pass(FIRST_TOLD_AFTER_MS)
  expect(told).toEqual(['network 5', 'markup 1'])
})

it('reports later attempts once an hour, with their sum', () => {
  const { told, add, pass } = counting()
  add('network')
  pass(FIRST_TOLD_AFTER_MS)
  for (let minute = 0; minute < 59; minute += 1) {
    add('network', 10)
    pass(60_000)
  }
  expect(told).toEqual(['network 1'])
  pass(TOLD_EVERY_MS)
  expect(told).toEqual(['network 1', 'network 590'])
})

it('reports nothing while nothing more is tried', () => {
  const { told, add, pass } = counting()
  add('network')
  pass(FIRST_TOLD_AFTER_MS)
  pass(3 * TOLD_EVERY_MS)
  expect(told).toEqual(['network 1'])
})
