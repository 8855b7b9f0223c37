import type { AlertCondition } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { conditionPointIds, watchedPointIds } from './conditionPoints.ts'

const reading: AlertCondition = {
  deviceId: 'quay',
  dataPointId: 'quay/132:5',
  expr: 'gt',
  value: 35,
}

it('names the upwind data point too, but watches only its own', () => {
  const upwind: AlertCondition = {
    ...reading,
    basis: { kind: 'above_upwind', dataPointId: 'park/132:5' },
  }
  expect(conditionPointIds(upwind)).toEqual(['quay/132:5', 'park/132:5'])
  expect(watchedPointIds(upwind)).toEqual(['quay/132:5'])
})

it('a difference watches both of its data points', () => {
  const difference: AlertCondition = {
    dataPointId: { func: 'diff', dataPointId: 'quay/132:7', dataPointId2: 'quay/132:5', value: 60 },
  }
  expect(watchedPointIds(difference)).toEqual(['quay/132:7', 'quay/132:5'])
})
