import { expect, it } from 'vitest'
import { hasFamilyDevice } from './familyDevices.ts'

const counts = (total: number) => ({
  online: total,
  offline: 0,
  deactivated: 0,
  inventory: 0,
  total,
})

it.each([
  [{ devices: counts(2), 'devices.Aethair IAQ 2': counts(2) }, true],
  [{ devices: counts(3), 'devices.Thiamis-1000': counts(3) }, false],
  [{ devices: counts(0), 'devices.Aethair Pro': counts(0) }, false],
  [{}, false],
])('detects in %j a device of the family: %s', (stats, expected) => {
  expect(hasFamilyDevice(stats)).toBe(expected)
})
