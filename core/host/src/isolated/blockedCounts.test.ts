import { expect, it } from 'vitest'
import { createBlockedCounts, FIRST_REPORT_AFTER_MS, REPORT_EVERY_MS } from './blockedCounts.ts'

/** Counts on a clock that the test moves. */
function counting() {
  let nowMs = 0
  const due: { atMs: number; run: () => void }[] = []
  const reported: string[] = []
  const counts = createBlockedCounts({
    now: () => nowMs,
    after(delayMs, run) {
      due.push({ atMs: nowMs + delayMs, run })
      return () => undefined
    },
  })
  return {
    reported,
    add: (key: string, count = 1) =>
      counts.add(key, count, (sum) => void reported.push(`${key} ${sum}`)),
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
  const { reported, add, pass } = counting()
  add('network')
  add('network', 4)
  add('markup')
  expect(reported).toEqual([])
  pass(FIRST_REPORT_AFTER_MS)
  expect(reported).toEqual(['network 5', 'markup 1'])
})

it('reports later attempts once an hour, with their sum', () => {
  const { reported, add, pass } = counting()
  add('network')
  pass(FIRST_REPORT_AFTER_MS)
  for (let minute = 0; minute < 59; minute += 1) {
    add('network', 10)
    pass(60_000)
  }
  expect(reported).toEqual(['network 1'])
  pass(REPORT_EVERY_MS)
  expect(reported).toEqual(['network 1', 'network 590'])
})

it('reports nothing while nothing more is tried', () => {
  const { reported, add, pass } = counting()
  add('network')
  pass(FIRST_REPORT_AFTER_MS)
  pass(3 * REPORT_EVERY_MS)
  expect(reported).toEqual(['network 1'])
})
