import { node, sensor } from '@airshed/testing'
import { expect, it } from 'vitest'
import { sensorsFor } from './sensorsFor.ts'

const ozone = sensor({ _id: 'A.0.0.1', name: 'ozone-monitor', vendor: 'Acme', model: 'O3' })
const dust = sensor({ _id: 'A.0.0.2', name: 'dust-trak' })
const nodes = [
  node('A:0', { presentName: 'Orchard', type: 'Thiamis-1000', devices: [ozone, dust] }),
  node('B:0', { presentName: 'Quay', type: 'Airthinx', devices: [dust] }),
  node('C:0', { presentName: 'Bare' }),
]

it('finds the sensors of a driver, wherever they are', () => {
  expect(sensorsFor({ sensors: ['ozone-monitor'] }, nodes).map(({ name }) => name)).toEqual([
    'Orchard · Acme O3',
  ])
})

it('finds all sensors of a type of device', () => {
  expect(sensorsFor({ families: ['Airthinx'] }, nodes).map(({ sensor: one }) => one.name)).toEqual([
    'dust-trak',
  ])
})

it('finds nothing that a form is not for', () => {
  expect(sensorsFor({ sensors: ['airmar'] }, nodes)).toEqual([])
})
