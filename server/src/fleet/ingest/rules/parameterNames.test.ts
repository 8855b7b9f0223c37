import { describe, expect, it } from 'vitest'
import { faultFlag } from './faults.ts'
import { parameterOfKey } from './parameterNames.ts'
import { cleanKey, cleanText } from './text.ts'

describe('the parameter that a key names', () => {
  it.each([
    ['pm25', '132:5'],
    ['PM2.5', '132:5'],
    ['132:5', '132:5'],
    ['pm1.0', '132:4'],
    ['pm1_0', '132:4'],
    ['pm10', '132:7'],
    ['rh', '128:2'],
    ['wd', '150:2'],
    ['tvoc_raw', null],
    ['constructor', null],
    ['__proto__', null],
    ['', null],
  ])('maps the key %s to %s', (key, parameterId) => {
    expect(parameterOfKey(key)).toBe(parameterId)
  })
})

describe('a dead fan', () => {
  it.each([
    ['132:7', 1999.9, 1],
    ['132:5', 999.9, 1],
    ['132:5', 999.8, 0],
    ['131:10', 999.9, 0],
    [null, 999.9, 0],
  ])('flags %s %d with %d', (parameterId, value, flag) => {
    expect(faultFlag(parameterId, value)).toBe(flag)
  })
})

describe('text of a payload', () => {
  it.each([
    ['pm 2.5\tavg', 'pm_2.5_avg'],
    ['a\u0000b', 'a_b'],
    ['', '_'],
    ['\ud800', '\ufffd'],
    ['k'.repeat(500), 'k'.repeat(100)],
  ])('cleans the key %j to %j', (key, clean) => {
    expect(cleanKey(key)).toBe(clean)
  })

  it('cleans text to one line', () => {
    expect(cleanText(' Main\nStreet ', 100)).toBe('Main Street')
  })
})
