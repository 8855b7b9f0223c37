import { node, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { readDevice } from '../devices/mapDevice.ts'
import { inListOrder } from './listOrder.ts'

it('devices are listed by name as people count, those without a place last', () => {
  const devices = ['Station 10', 'Lost', 'Station 9', 'Ático'].map(
    (presentName, at) =>
      readDevice(
        node(`N${at}:0`, { presentName, ...(presentName === 'Lost' ? { location: null } : {}) }),
        undefined,
        TEST_NOW_MS,
      ).device,
  )
  expect(inListOrder(devices, 'es').map(({ name }) => name)).toEqual([
    'Ático',
    'Station 9',
    'Station 10',
    'Lost',
  ])
})
