import { dataPoint, node } from '@airshed/testing'
import { expect, it } from 'vitest'
import { viewsOf } from './viewsOf.ts'

const CONFIGURED = ['list', 'read', 'configure'] as const
const ID = '1C00A3F7:0'

it('offers the log of a Thiamis to those who configure it, and its files to everyone', () => {
  expect(viewsOf(node(ID, { actions: [...CONFIGURED] }))).toEqual([
    'chart',
    'table',
    'debug',
    'files',
  ])
  expect(viewsOf(node(ID))).toEqual(['chart', 'table', 'files'])
})

it('offers only chart and table for a device that only sends', () => {
  const device = node(ID, { type: 'airRohr', actions: [...CONFIGURED] })
  expect(viewsOf(device)).toEqual(['chart', 'table'])
})

it('offers the wind view where wind is measured', () => {
  const points = [
    dataPoint('1C00A3F7.1.0.1/150:1'),
    dataPoint('1C00A3F7.1.0.1/150:2', { isWindDirection: true }),
  ]
  expect(viewsOf(node(ID, { data_points: points }))).toContain('wind')
})
