import { describe, expect, it } from 'vitest'
import { AttemptLimit } from './attemptLimit.ts'

function limitOf(attempts: number) {
  const time = { now: 1_000_000 }
  const limit = new AttemptLimit({ attempts, windowMs: 60_000 }, () => time.now)
  return { limit, later: (ms: number) => (time.now += ms) }
}

describe('attempts', () => {
  it('go on up to the limit, then tell how long to wait', () => {
    const { limit, later } = limitOf(2)
    expect(limit.take('ana')).toBe(0)
    later(10_000)
    expect(limit.take('ana')).toBe(0)
    expect(limit.take('ana')).toBe(50_000)
    later(49_999)
    expect(limit.take('ana')).toBe(1)
    later(1)
    expect(limit.take('ana')).toBe(0)
  })

  it('of one do not stop another', () => {
    const { limit } = limitOf(1)
    expect(limit.take('ana')).toBe(0)
    expect(limit.take('ben')).toBe(0)
    expect(limit.take('ana')).toBeGreaterThan(0)
  })

  it('are given back to the honest', () => {
    const { limit } = limitOf(1)
    limit.take('ana')
    limit.giveBack('ana')
    expect(limit.take('ana')).toBe(0)
    limit.forget('ana')
    expect(limit.take('ana')).toBe(0)
  })

  it('of very many do not fill the memory, and the newest are still counted', () => {
    const { limit } = limitOf(1)
    for (let number = 0; number < 20_000; number += 1) limit.take(`address ${number}`)
    expect(limit.take('address 19999')).toBeGreaterThan(0)
    expect(limit.take('address 1')).toBe(0)
  })
})
