import type { DataPoint } from '@airshed/kit'
import { dataPoint } from '@airshed/testing'
import { expect, it } from 'vitest'
import { windPoints } from './windPoints.ts'

const point = (id: string, part: Partial<DataPoint>): DataPoint => ({
  ...dataPoint(`1C00A3F7.1.0.4/${id}`),
  _id: id,
  ...part,
})
const speed = point('speed', { path: '150:1', device_id: 'mast' })
const direction = point('direction', { isWindDirection: true, device_id: 'mast' })
const lone = point('vane', { isWindDirection: true, device_id: 'roof' })

it('finds the speed and the direction of one sensor', () => {
  expect(windPoints([lone, direction, speed])).toEqual({
    speedId: 'speed',
    directionId: 'direction',
  })
})

it('finds no wind when speed or direction is missing, or each is from another sensor', () => {
  expect(windPoints([lone, speed])).toBeNull()
  expect(windPoints([speed])).toBeNull()
})
