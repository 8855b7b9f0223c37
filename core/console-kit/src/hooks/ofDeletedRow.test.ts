import { queryKeyOf } from '@airshed/data'
import { deleteMetric, getMetricDependents, getNode, revokeNodeKey } from '@airshed/schemas/calls'
import { expect, it } from 'vitest'
import { isOfDeletedRow } from './ofDeletedRow.ts'

const params = { id: '1C00A3F7:0', metricId: 'one' }

it.each([
  ['what depends on it', queryKeyOf(getMetricDependents, { params }), true],
  [
    'what depends on another one',
    queryKeyOf(getMetricDependents, { params: { ...params, metricId: 'two' } }),
    false,
  ],
  [
    'a metric of that id of another device',
    queryKeyOf(getMetricDependents, { params: { ...params, id: '1C00A3F8:0' } }),
    false,
  ],
  ['its device', queryKeyOf(getNode, { params: { id: params.id } }), false],
  ['a list without a call', ['samples'], false],
])('a deleted computed parameter takes with it %s: %#', (_, key, isGone) => {
  expect(isOfDeletedRow(deleteMetric, { params }, key)).toBe(isGone)
})

it('asks again for data of a row that stays', () => {
  const key = queryKeyOf(getNode, { params: { id: params.id } })
  expect(isOfDeletedRow(revokeNodeKey, { params }, key)).toBe(false)
})
