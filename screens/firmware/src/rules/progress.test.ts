import { describe, expect, it } from 'vitest'
import { askAgainMs } from './askAgain.ts'
import { rolloutProgress } from './progress.ts'

const units = { waiting: 4, offered: 1, downloading: 2, updated: 8, failed: 3, rolled_back: 2 }

describe('rolloutProgress', () => {
  it.each([
    ['running', 8],
    ['paused', 8],
    ['finished', 8],
    ['rolling_back', 2],
    ['rolled_back', 2],
  ] as const)('counts devices of a rollout that is %s', (state, done) => {
    expect(rolloutProgress({ units, state })).toEqual({ done, total: 20 })
  })
})

describe('askAgainMs', () => {
  it('asks again while a rollout goes on', () => {
    expect(askAgainMs([{ ended_at: 5 }, { ended_at: null }])).toBe(5000)
    expect(askAgainMs([{ ended_at: 5 }])).toBe(false)
  })
})
