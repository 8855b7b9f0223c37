import { expect, it } from 'vitest'
import { seenFields } from './seenFields.ts'
import { endDevice, MAPPED, point, SEEN } from './testsupport/endDevice.fixture.ts'

it('offers fields of uplinks with their last value, newest first', () => {
  expect(seenFields(endDevice(MAPPED, SEEN))).toEqual([
    { value: 'temperature', label: 'temperature: 21.4 °C' },
    { value: 'soil.moisture', label: 'soil.moisture: 31' },
    { value: 'pressure', label: 'pressure: 96800' },
    { value: 'battery', label: 'battery: 3.61' },
  ])
})

it('offers a field once, with its last value', () => {
  const points = [point('raw:temperature', 70, { ageMs: 1000 }), point('128:1', 21, { unit: '°C' })]
  expect(seenFields(endDevice(MAPPED, points))).toEqual([
    { value: 'temperature', label: 'temperature: 21 °C' },
  ])
})

it('offers a field without a value, and nothing before the first uplink', () => {
  expect(seenFields(endDevice([], [point('raw:a', null, { ageMs: null })]))).toEqual([
    { value: 'a', label: 'a' },
  ])
  expect(seenFields(endDevice())).toEqual([])
})

it('offers at most a hundred fields', () => {
  const points = Array.from({ length: 300 }, (_, index) =>
    point(`raw:f${index}`, index, { ageMs: index }),
  )
  const seen = seenFields(endDevice([], points))
  expect([seen.length, seen.at(-1)?.value]).toEqual([100, 'f99'])
})
