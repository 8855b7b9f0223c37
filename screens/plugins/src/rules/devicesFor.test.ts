import { node, sensor } from '@airshed/testing'
import { expect, it } from 'vitest'
import { devicesFor } from './devicesFor.ts'

const ozone = sensor({ _id: 'A.0.0.1', name: 'ozone-monitor', vendor: 'Acme', model: 'O3' })
const dust = sensor({ _id: 'A.0.0.2', name: 'dust-trak' })
const nodes = [
  node('A:0', { presentName: 'Orchard', type: 'Thiamis-1000', devices: [ozone, dust] }),
  node('B:0', { presentName: 'Quay', type: 'Aethair Pro', devices: [dust] }),
  node('C:0', { presentName: 'Bare' }),
]
const namesFor = (...args: [subject: 'node' | 'sensor', match: object]) =>
  devicesFor({ subject: args[0], match: args[1] } as Parameters<typeof devicesFor>[0], nodes).map(
    ({ name }) => name,
  )

it('finds the sensors of a driver on any device', () => {
  expect(namesFor('sensor', { sensors: ['ozone-monitor'] })).toEqual(['Orchard · Acme O3'])
})

it('finds the sensors of a driver on one device type or family only', () => {
  const dustOf = (match: object) => namesFor('sensor', { sensors: ['dust-trak'], ...match })
  expect(dustOf({})).toEqual(['Orchard · TSI DustTrak DRX 8533', 'Quay · TSI DustTrak DRX 8533'])
  expect(dustOf({ families: ['Airthinx'] })).toEqual(['Quay · TSI DustTrak DRX 8533'])
  expect(dustOf({ types: ['Thiamis-1000'] })).toEqual(['Orchard · TSI DustTrak DRX 8533'])
})

it('finds whole devices for a device form', () => {
  expect(namesFor('node', { types: ['Thiamis-1000'] })).toEqual(['Orchard', 'Bare'])
  expect(namesFor('node', { families: ['Healthway'] })).toEqual([])
})

it('finds no devices that a form is not for', () => {
  expect(namesFor('sensor', { sensors: ['airmar'] })).toEqual([])
})
