import { expect, it } from 'vitest'
import { askAgainMs } from './askAgain.ts'

it('imports are asked for again while a job is at work', () => {
  expect(askAgainMs([{ state: 'stored' }, { state: 'undoing' }])).toBeGreaterThan(0)
  expect(askAgainMs([{ state: 'checked' }, { state: 'failed' }])).toBe(false)
  expect(askAgainMs([])).toBe(false)
})
