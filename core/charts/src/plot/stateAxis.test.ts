import { expect, it } from 'vitest'
import { stateLabels } from './stateAxis.ts'

it('an axis of states has their words, and shares where one is an average', () => {
  const labels = (averagingPeriodMs: number | null) => [
    ...stateLabels([{}, { averagingPeriodMs }], ['No', 'Yes'], 'en-US'),
  ]
  expect(labels(null)).toEqual([
    [0, 'No'],
    [1, 'Yes'],
  ])
  expect(labels(60_000)).toEqual([
    [0, '0%'],
    [0.5, '50%'],
    [1, '100%'],
  ])
})
