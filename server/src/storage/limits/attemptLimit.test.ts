import { describe, expect, it } from 'vitest'
import { AttemptLimit } from './attemptLimit.ts'

function limitOf(attempts: number) {
  const time = { now: 1_000_000 }
  const limit = new AttemptLimit({ attempts, windowMs: 60_000 }, () => time.now)
  return { limit, later: (ms: number) => (time.now += ms) }
}

describe('limited attempts', () => {
  it('allows attempts up to the limit and then reports how long to wait', () => {
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

  it('counts attempts of each user apart', () => {
    const { limit } = limitOf(1)
    expect(limit.take('ana')).toBe(0)
    expect(limit.take('ben')).toBe(0)
    expect(limit.take('ana')).toBeGreaterThan(0)
  })

  it('returns attempts of a successful user', () => {
    const { limit } = limitOf(1)
    limit.take('ana')
    limit.giveBack('ana')
    expect(limit.take('ana')).toBe(0)
    limit.forget('ana')
    expect(limit.take('ana')).toBe(0)
  })

  it('forgets the oldest of very many users and still counts the newest', () => {
    const { limit } = limitOf(1)
    for (let number = 0; number < 20_000; number += 1) limit.take(`address ${number}`)
    expect(limit.take('address 19999')).toBeGreaterThan(0)
    expect(limit.take('address 1')).toBe(0)
  })
})
