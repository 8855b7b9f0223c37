import { describe, expect, it } from 'vitest'
import { HangWatch, POLL_EVERY_MS } from './hangWatch.ts'

const HANGS_AFTER_MS = 30_000

/** Looks once a second; resolves with the second in which the main thread hangs, or null. */
function firstHang(seconds: number, seenAt: (second: number) => object): number | null {
  const watch = new HangWatch(HANGS_AFTER_MS)
  for (let second = 0; second <= seconds; second += 1) {
    const seen = { beat: 7, isDebugged: false, nowMs: second * POLL_EVERY_MS, ...seenAt(second) }
    if (watch.isHanging(seen)) return second
  }
  return null
}

describe('the main thread', () => {
  it('reports a hang once the main thread has taken no turn for 30 s', () => {
    expect(firstHang(100, () => ({}))).toBe(30)
  })

  it('ignores a thread that takes turns, however rarely', () => {
    expect(firstHang(300, (second) => ({ beat: Math.floor(second / 29) }))).toBeNull()
  })

  it('starts to count again after each turn', () => {
    expect(firstHang(100, (second) => ({ beat: second < 25 ? 1 : 2 }))).toBe(55)
  })

  it('ignores a sleeping machine and a stopped process', () => {
    const slept = (second: number) => ({ nowMs: (second < 20 ? second : second + 3_600) * 1_000 })
    expect(firstHang(29, slept)).toBeNull()
    expect(firstHang(40, slept)).toBe(31)
  })

  it('ignores a thread in a debugger', () => {
    expect(firstHang(300, () => ({ isDebugged: true }))).toBeNull()
  })

  it('ignores a clock that is set back', () => {
    expect(firstHang(29, (second) => ({ nowMs: -second * 1_000_000 }))).toBeNull()
  })
})
