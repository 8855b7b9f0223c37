import { expect, it } from 'vitest'
import { meaningOf, withMeaning } from './columnMeaning.ts'

const map = {
  columns: {
    temp: { parameter: '128:1', unit: '°F', faults: [-999] },
    tvoc: { unit: 'ppb', precision: 0 },
  },
}

it('reads a column as a parameter, unmapped or left out', () => {
  expect(meaningOf(map, 'temp')).toEqual({ kind: 'parameter', parameter: '128:1', unit: '°F' })
  expect(meaningOf(map, 'tvoc')).toEqual({ kind: 'unmapped', unit: 'ppb' })
  expect(meaningOf(map, 'note')).toEqual({ kind: 'leftOut' })
})

it('keeps other settings and the place of a column when its meaning changes', () => {
  const changed = withMeaning(map, 'temp', { kind: 'unmapped', unit: '' })
  expect(changed.columns).toEqual({ temp: { faults: [-999] }, tvoc: map.columns.tvoc })
  expect(Object.keys(changed.columns)).toEqual(['temp', 'tvoc'])
})

it('leaves a column out, and restores it', () => {
  const without = withMeaning(map, 'temp', { kind: 'leftOut' })
  expect(without.columns).toEqual({ tvoc: map.columns.tvoc })
  const meaning = { kind: 'parameter', parameter: '132:5', unit: 'µg/m³' } as const
  expect(meaningOf(withMeaning(without, 'temp', meaning), 'temp')).toEqual(meaning)
})
