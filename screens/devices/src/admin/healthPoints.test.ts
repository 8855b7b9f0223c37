import { dataPoint } from '@airshed/testing'
import { expect, it } from 'vitest'
import { HEALTH_POINTS_MAX, healthPoints } from './healthPoints.ts'

const battery = dataPoint('1C00A3F7.0.0.0/100:1', { _type: 'info' })
const online = dataPoint('1C00A3F7.0.0.0/190:3', { _type: 'status' })
const pm25 = dataPoint('1C00A3F7.0.0.0/132:5')

it('keeps data points about the device itself, not about the air', () => {
  expect(healthPoints([battery, pm25, online])).toEqual([battery, online])
})

it('keeps as many data points as can be drawn', () => {
  expect(healthPoints(Array.from({ length: 20 }, () => battery))).toHaveLength(HEALTH_POINTS_MAX)
})
