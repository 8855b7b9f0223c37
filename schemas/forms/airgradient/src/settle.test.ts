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
  ])('%s is written %s, once and for all', (typed, expected) => {
    const once = settle(nowhere, { ...nowhere, country: typed })
    expect(once).toEqual({ ...nowhere, country: expected })
    expect(settle(nowhere, once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })

  it('lets it be empty', () => {
    const emptied = { ...nowhere, country: undefined }
    expect(settle({ ...nowhere, country: 'DE' }, emptied)).toEqual(emptied)
  })

  it('leaves everything else as it is', () => {
    const dark = { ...nowhere, ledBarMode: 'off' as const, ledBarBrightness: 40 }
    expect(settle(nowhere, dark)).toEqual(dark)
  })
})
