import { expect, it } from 'vitest'
import { isCorrectable, presetsFor } from './correctable.ts'

const metric = {
  _id: 'one',
  description: '',
  conditions: { link: ['1C00A3F7.0.0.0/132:5'], abs: {} },
  step: null,
  is_complete: true,
}

it('corrects measured amounts, and neither angles, counts nor what is computed', () => {
  expect(isCorrectable({ kind: 'scalar' })).toBe(true)
  expect(isCorrectable({ kind: 'level' })).toBe(true)
  expect(isCorrectable({ kind: 'direction' })).toBe(false)
  expect(isCorrectable({ kind: 'count' })).toBe(false)
  expect(isCorrectable({ kind: 'scalar', metric })).toBe(false)
})

it('offers published corrections only for their parameter in their unit, whatever unit a reader sees', () => {
  const ids = (point: Parameters<typeof presetsFor>[0]) => presetsFor(point).map(({ id }) => id)
  expect(ids({ path: '132:5', unit: 'µg/m³' })).toContain('us-epa-purpleair-2021')
  expect(ids({ path: '132:5', unit: 'x', storedUnit: 'µg/m³' })).toContain('us-epa-purpleair-2021')
  expect(ids({ path: '132:5', unit: 'mg/m³' })).toEqual([])
  expect(ids({ path: '132:7', unit: 'µg/m³' })).toEqual([])
})
