import { expect, it } from 'vitest'
import { oneDeviceName } from './oneDeviceName.ts'

const nodes = [
  { _id: '1C00A3F7:0', presentName: 'Quay Street' },
  { _id: '1C00B112:0', presentName: 'Kings Road' },
]

it.each([
  ['by its device', '1C00B112:0', 'Kings Road'],
  ['by nothing while no device is chosen', '', null],
  ['by nothing where its device is out of reach', '1C00C004:0', null],
])('a widget about one device is called %s', (_, node_id, name) => {
  expect(oneDeviceName({ node_id }, { nodes })).toBe(name)
})
