import { describe, expect, it } from 'vitest'
import { rejectedSpan } from './rejectedSpan.ts'

const NOW = Date.UTC(2026, 2, 14, 12, 0, 30)
const at = (hour: number, minute: number, second = 0) => Date.UTC(2026, 2, 14, hour, minute, second)

describe('the period of rejected readings', () => {
  it.each([
    ['widens to whole minutes', at(9, 0, 20), at(10, 0, 1), at(9, 0), at(10, 1)],
    ['keeps whole minutes', at(9, 0), at(10, 0), at(9, 0), at(10, 0)],
    ['ends with the present minute', at(11, 0), at(18, 0), at(11, 0), at(12, 1)],
    ['has a minute at least', at(10, 0), at(10, 0), at(9, 59), at(10, 0)],
    [
      'begins before the present if all of it is to come',
      at(18, 0),
      at(19, 0),
      at(12, 0),
      at(12, 1),
    ],
  ])('%s', (_, from, to, start, end) => {
    expect(rejectedSpan({ from, to }, NOW)).toEqual({ from: start, to: end })
  })
})
