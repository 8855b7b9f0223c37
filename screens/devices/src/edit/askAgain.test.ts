import { expect, it } from 'vitest'
import { askCommandsAgainMs, askSettingsAgainMs } from './askAgain.ts'

it.each([
  ['queued', 3_000],
  ['sent', 3_000],
  ['done', false],
  ['failed', false],
  ['expired', false],
] as const)('polls commands that are %s again in %s ms', (state, expected) => {
  expect(askCommandsAgainMs([{ state: 'done' }, { state }])).toBe(expected)
})

it.each([
  ['waiting', 10_000],
  ['reported', false],
  ['applied', false],
  ['fetched', false],
  ['refused', false],
] as const)('polls settings that are %s again in %s ms', (state, expected) => {
  expect(askSettingsAgainMs([{ state: 'applied' }, { state }])).toBe(expected)
})
