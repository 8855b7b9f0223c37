import { node, TEST_NOW_MS } from '@airshed/testing'
import { expect, it } from 'vitest'
import { readDevice } from '../devices/mapDevice.ts'
import type { PinMark } from '../geo/clusters.ts'
import { markAt, markFor } from './hitTest.ts'

/** A pin that is drawn at its own longitude and latitude, as pixels. */
const pin = (id: string, x: number, y: number): PinMark => ({
  kind: 'pin',
  position: [x, y],
  device: readDevice(node(id), undefined, TEST_NOW_MS).device,
})
const marks = [pin('A:0', 50, 50), pin('B:0', 70, 50)]
const under = (x: number, y: number): string | null => {
  const mark = markAt(marks, { x, y }, ({ position: [left, top] }) => ({ x: left, y: top }))
  return mark?.kind === 'pin' ? mark.device.id : null
}

it.each([
  ['in the middle of the first', 50, 50, 'A:0'],
  ['between both, nearer to the second', 61, 50, 'B:0'],
  ['just beside the first', 33, 50, 'A:0'],
  ['beyond its reach', 30, 50, null],
  ['nowhere near', 200, 200, null],
])('finds the mark under a point %s', (_, x, y, expected) => {
  expect(under(x, y)).toBe(expected)
})

it('finds the mark nearest to a device', () => {
  expect(markFor(marks, [68, 49])).toBe(marks[1])
  expect(markFor([], [68, 49])).toBeNull()
})
