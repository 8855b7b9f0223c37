import { expect, it } from 'vitest'
import { meaningOf, withMeaning } from './columnMeaning.ts'

const map = {
  columns: {
    temp: { parameter: '128:1', unit: '°F', faults: [-999] },
    tvoc: { unit: 'ppb', precision: 0 },
  },
}

it('a column is a parameter, unmapped or left out', () => {
  expect(meaningOf(map, 'temp')).toEqual({ kind: 'parameter', parameter: '128:1', unit: '°F' })
  expect(meaningOf(map, 'tvoc')).toEqual({ kind: 'unmapped', unit: 'ppb' })
  expect(meaningOf(map, 'note')).toEqual({ kind: 'leftOut' })
})

it('another meaning keeps what else is said of the column, and its place', () => {
  const changed = withMeaning(map, 'temp', { kind: 'unmapped', unit: '' })
  expect(changed.columns).toEqual({ temp: { faults: [-999] }, tvoc: map.columns.tvoc })
  expect(Object.keys(changed.columns)).toEqual(['temp', 'tvoc'])
})

it('a column is left out, and comes back', () => {
  const without = withMeaning(map, 'temp', { kind: 'leftOut' })
  expect(without.columns).toEqual({ tvoc: map.columns.tvoc })
  const meaning = { kind: 'parameter', parameter: '132:5', unit: 'µg/m³' } as const
  expect(meaningOf(withMeaning(without, 'temp', meaning), 'temp')).toEqual(meaning)
})
