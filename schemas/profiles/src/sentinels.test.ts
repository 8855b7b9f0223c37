import { describe, expect, it } from 'vitest'
import { parameterById } from './parameters.ts'
import { ADAPTER_SENTINELS, PARAMETER_SENTINELS, sentinelsOfParameter } from './sentinels.ts'

describe('values that instruments send instead of a reading', () => {
  it.each([
    ['132:5', [999.9, 1999.9, 65_535, 32_767, 6553.5]],
    ['132:7', [999.9, 1999.9, 65_535, 32_767, 6553.5]],
    ['131:10', [65_535, 32_767, 9999]],
    ['140:11', [-9999, -99]],
    ['170:1', [-9999, -99]],
    ['170:2', [-9999, -99]],
    ['180:1', [-9999, -99]],
    ['128:1', []],
  ])('the sentinels of %s are %j', (id, values) => {
    expect(sentinelsOfParameter(id)).toEqual(values)
  })

  it('lists sentinels only of known parameters, each with a source', () => {
    for (const { parameters, source } of PARAMETER_SENTINELS) {
      expect(parameters.filter((id) => parameterById(id) === undefined)).toEqual([])
      expect(source).not.toBe('')
    }
    expect(ADAPTER_SENTINELS.every(({ source }) => source !== '')).toBe(true)
  })
})
