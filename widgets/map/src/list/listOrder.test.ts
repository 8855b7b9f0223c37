import { node, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { readDevice } from '../devices/mapDevice.ts'
import { inListOrder } from './listOrder.ts'

it('sorts devices by name in natural order, those without a location last', () => {
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
