import { expect, it } from 'vitest'
import { askAgainMs } from './askAgain.ts'

it('polls imports while a job is running', () => {
  expect(askAgainMs([{ state: 'stored' }, { state: 'undoing' }])).toBeGreaterThan(0)
  expect(askAgainMs([{ state: 'checked' }, { state: 'failed' }])).toBe(false)
  expect(askAgainMs([])).toBe(false)
})
