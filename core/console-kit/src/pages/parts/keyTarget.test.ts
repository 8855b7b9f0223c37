import { expect, it } from 'vitest'
import { keyTarget } from './keyTarget.ts'

const IDS = ['general', 'sensors', 'location'] as const

it.each([
  ['ArrowRight', 'general', 'sensors'],
  ['ArrowRight', 'location', 'general'],
  ['ArrowLeft', 'general', 'location'],
  ['Home', 'sensors', 'general'],
  ['End', 'sensors', 'location'],
  ['Enter', 'sensors', undefined],
] as const)('the key %s leads from %s to %s', (key, from, to) => {
  expect(keyTarget(key, IDS, from)).toBe(to)
})
