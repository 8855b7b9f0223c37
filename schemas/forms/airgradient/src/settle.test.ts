import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import { settle } from './settle.ts'
import { airGradient } from './testsupport/airGradient.fixture.ts'

const nowhere = fromDevice(airGradient())

describe('settling the country', () => {
  it.each([
    ['d', 'D'],
    ['de', 'DE'],
    ['dE', 'DE'],
    ['DE', 'DE'],
    ['d1', 'D1'],
    ['ß', 'ß'],
  ])('writes %s as %s, and leaves that unchanged', (typed, expected) => {
    const once = settle(nowhere, { ...nowhere, country: typed })
    expect(once).toEqual({ ...nowhere, country: expected })
    expect(settle(nowhere, once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })

  it('accepts an empty country', () => {
    const emptied = { ...nowhere, country: undefined }
    expect(settle({ ...nowhere, country: 'DE' }, emptied)).toEqual(emptied)
  })

  it('keeps every other field', () => {
    const dark = { ...nowhere, ledBarMode: 'off' as const, ledBarBrightness: 40 }
    expect(settle(nowhere, dark)).toEqual(dark)
  })
})
