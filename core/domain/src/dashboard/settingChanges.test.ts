import { expect, it } from 'vitest'
import { settingChanges, type SettingSchema } from './settingChanges.ts'

const schema: SettingSchema = {
  properties: {
    name: { title: 'Name' },
    show_zones: { title: 'Show limits', default: false },
    limit: { title: 'Limit', unit: 'µg/m³' },
    parameters: { title: 'Parameters', items: {} },
    axis: { title: 'Axis', properties: { max: { title: 'Upper end' }, min: {} } },
    bands: {
      title: 'Bands',
      items: { properties: { color: { title: 'Colour' }, from: { title: 'From' } } },
    },
  },
  allOf: [{ then: { properties: { speed: { title: 'Wind speed' } } } }],
}
const reported = (before: object, after: object) =>
  settingChanges(before, after, schema).map(
    ({ path, titles, before: was, after: is }) =>
      `${path.join('.')} (${titles.join('.')}): ${JSON.stringify(was)} → ${JSON.stringify(is)}`,
  )

it('names each changed setting with old and new value, in the order of the schema', () => {
  expect(reported({ limit: 10, name: 'A' }, { name: 'B', limit: 12.5 })).toEqual([
    'name (Name): "A" → "B"',
    'limit (Limit): 10 → 12.5',
  ])
})

it('counts a missing setting as its default', () => {
  expect(reported({}, { show_zones: false })).toEqual([])
  expect(reported({ show_zones: true }, {})).toEqual(['show_zones (Show limits): true → false'])
})

it('compares nested objects, also missing ones, and conditions', () => {
  expect(reported({ axis: { max: 5, min: 1 } }, { axis: { max: 9, min: 1 } })).toEqual([
    'axis.max (Axis.Upper end): 5 → 9',
  ])
  expect(reported({}, { axis: { max: 9 }, speed: 3 })).toEqual([
    'axis.max (Axis.Upper end): undefined → 9',
    'speed (Wind speed): undefined → 3',
  ])
})

it('compares lists of values as a whole, and lists of objects item by item', () => {
  expect(reported({ parameters: ['a', 'b'] }, { parameters: ['b'] })).toEqual([
    'parameters (Parameters): ["a","b"] → ["b"]',
  ])
  const bands = [
    { color: 'red', from: 1 },
    { color: 'blue', from: 2 },
    { color: 'green', from: 3 },
  ]
  expect(reported({ bands }, { bands: bands.slice(1) })).toEqual([
    'bands.0 (Bands.): {"color":"red","from":1} → undefined',
  ])
  expect(reported({ bands }, { bands: [bands[0], { color: 'grey', from: 2 }, bands[2]] })).toEqual([
    'bands.1.color (Bands..Colour): "blue" → "grey"',
  ])
})

it('names unknown settings, also those named like a property of every object', () => {
  expect(reported({ glow: 1 }, { glow: 2, constructor: 3 })).toEqual([
    'glow (): 1 → 2',
    'constructor (): undefined → 3',
  ])
})
