import type { Measurement } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { createFrame, shownValue } from './frameBuffer.ts'

const shown = (frame: ReturnType<typeof createFrame>) => {
  const { times, values } = frame.columns()
  return [...times].map((time, i) => [time, values[i]])
}

describe('the value of a reading', () => {
  it.each<[string, Measurement, number]>([
    ['of an ordinary reading', [1, 7.5], 7.5],
    ['of nothing', [1, null], NaN],
    ['of a dead fan', [1, null, 1], NaN],
    ['of a fault with a value', [1, 3, 1], NaN],
    ['of a reading from the future', [1, 3, 2], 3],
    ['of a reading without a time', [1, 3, 4], 3],
    ['of a fault from the future', [1, 3, 3], NaN],
    ['of zero', [1, 0], 0],
  ])('shows the value %s', (_, measurement, expected) => {
    expect(shownValue(measurement)).toBe(expected)
  })
})

describe('a frame', () => {
  it.each<[string, Measurement[][], number[][]]>([
    ['nothing', [[]], []],
    [
      'readings in order',
      [
        [[1, 1]],
        [
          [2, 2],
          [3, 3],
        ],
      ],
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'a reading that came late',
      [
        [
          [1, 1],
          [3, 3],
        ],
        [[2, 2]],
      ],
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'a heap in disorder',
      [
        [
          [3, 3],
          [1, 1],
          [2, 2],
        ],
      ],
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'a corrected reading',
      [
        [
          [1, 1],
          [2, 2],
        ],
        [[2, 9]],
      ],
      [
        [1, 1],
        [2, 9],
      ],
    ],
    [
      'the same time twice at once',
      [
        [
          [5, 1],
          [5, 2],
        ],
      ],
      [[5, 2]],
    ],
    [
      'a gap',
      [
        [
          [1, 1],
          [2, null],
        ],
      ],
      [
        [1, 1],
        [2, NaN],
      ],
    ],
  ])('a frame takes %s', (_, batches, expected) => {
    const frame = createFrame()
    for (const batch of batches) frame.append(batch)
    expect(shown(frame)).toEqual(expected)
  })

  it('a frame ignores readings that it has already', () => {
    const frame = createFrame([
      [1, 1],
      [2, null],
    ])
    const { version } = frame
    expect(
      frame.append([
        [2, null],
        [1, 1],
      ]),
    ).toBe(false)
    expect(frame.append([])).toBe(false)
    expect(frame.version).toBe(version)
  })

  it('a frame never writes to arrays that it handed out', () => {
    const frame = createFrame([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    const before = frame.columns()
    frame.append([[4, 4]])
    frame.append([[2, 9, 1]])
    frame.trimBefore(3)
    for (let time = 5; time < 500; time += 1) frame.append([[time, time]])
    expect([...before.times]).toEqual([1, 2, 3])
    expect([...before.values]).toEqual([1, 2, 3])
    expect([...before.flags]).toEqual([0, 0, 0])
  })

  it.each<[string, Measurement[][], number[]]>([
    ['in order', [[[1, 1]], [[2, null, 1]], [[3, 3, 4]]], [0, 1, 4]],
    [
      'that came late',
      [
        [
          [1, 1],
          [3, 3],
        ],
        [[2, 9, 1]],
      ],
      [0, 1, 0],
    ],
    [
      'in place of a gap',
      [
        [
          [1, 1],
          [2, null],
        ],
        [[2, null, 1]],
      ],
      [0, 1],
    ],
    [
      'that was taken back',
      [
        [
          [1, 1],
          [2, null, 1],
        ],
        [[2, 5]],
      ],
      [0, 0],
    ],
  ])('keeps the flag of a reading %s', (_, batches, expected) => {
    const frame = createFrame()
    for (const batch of batches) expect(frame.append(batch)).toBe(true)
    expect([...frame.columns().flags]).toEqual(expected)
  })

  it('keeps flags beside their readings while it grows and is cut', () => {
    const frame = createFrame()
    for (let time = 0; time < 300; time += 1) {
      frame.append([time % 7 === 0 ? [time, null, 1] : [time, time]])
    }
    frame.trimBefore(10)
    frame.keepLast(200)
    const { times, values, flags } = frame.columns()
    expect(flags).toHaveLength(200)
    expect([...flags]).toEqual([...times].map((time) => (time % 7 === 0 ? 1 : 0)))
    expect([...values].map(Number.isNaN)).toEqual([...flags].map((bits) => bits === 1))
  })

  it('counts readings below their detection limit by the rule in their flags', () => {
    const frame = createFrame([[1, 8]])
    expect(frame.columns().limits).toBeUndefined()
    frame.append([
      [2, 2, 128],
      [3, 2, 128 | 256],
      [5, 2, 128 | 512],
    ])
    // Late, and a revision.
    frame.append([[4, 4, 128 | 8]])
    frame.append([[3, 6, 128 | 256]])
    const { values, flags, limits } = frame.columns()
    expect([...values]).toEqual([8, 1, 0, Number.NaN, Number.NaN])
    expect([...flags]).toEqual([0, 128, 128, 136, 128])
    expect([...(limits ?? [])]).toEqual([Number.NaN, 2, 6, Number.NaN, 2])
    expect(frame.append([[3, 6, 128 | 256]])).toBe(false)
    for (let time = 6; time < 300; time += 1) frame.append([[time, time]])
    frame.trimBefore(2)
    expect(frame.columns().limits?.slice(0, 4)).toEqual(Float64Array.of(2, 6, Number.NaN, 2))
    expect(frame.columns().limits).toHaveLength(frame.length)
  })

  it('drops readings that are too old', () => {
    const frame = createFrame([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
    expect(frame.trimBefore(3)).toBe(true)
    expect(frame.trimBefore(3)).toBe(false)
    expect(frame.keepLast(5)).toBe(false)
    expect(frame.keepLast(1)).toBe(true)
    expect(shown(frame)).toEqual([[4, 4]])
    expect(frame.lastTimeMs).toBe(4)
    frame.trimBefore(100)
    expect(frame.length).toBe(0)
    expect(frame.lastTimeMs).toBeNull()
  })

  it('stays small through a week of seconds in a window of an hour', () => {
    const frame = createFrame()
    let largestBytes = 0
    for (let second = 0; second < 7 * 24 * 3600; second += 1) {
      frame.append([[second * 1000, second]])
      frame.trimBefore((second - 3600) * 1000)
      if (second % 1000 === 0) {
        largestBytes = Math.max(largestBytes, frame.columns().times.buffer.byteLength)
      }
    }
    expect(frame.length).toBe(3601)
    expect(largestBytes).toBeLessThan(3 * 3601 * 8)
  })
})
