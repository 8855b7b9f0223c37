import type { Measurement, SensorFault } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { createFrame } from './frameBuffer.ts'
import { seriesFault } from './seriesFault.ts'

const known: SensorFault = { sinceMs: 5, lastGood: [4, 40] }

it.each<[string, Measurement[], SensorFault | undefined, SensorFault | undefined]>([
  ['none of a sensor that works', [[1, 10]], undefined, undefined],
  [
    'since the first faulty reading, after the last good one',
    [
      [1, 10],
      [2, null, 1],
      [3, null],
      [4, null, 1],
    ],
    undefined,
    { sinceMs: 2, lastGood: [1, 10] },
  ],
  ['the known one while it lasts', [[7, null, 1]], known, known],
  [
    'the known one where only a part of the readings is there',
    [
      [3, 30],
      [7, null, 1],
    ],
    known,
    known,
  ],
  ['the known one where faulty readings are left out', [[4, 40]], known, known],
  ['the known one of a series without readings', [], known, known],
  [
    'none once a value came',
    [
      [5, null, 1],
      [6, 60],
    ],
    known,
    undefined,
  ],
  [
    'a new one after a value that came late',
    [
      [5, null, 1],
      [6, 60],
      [7, null, 1],
    ],
    known,
    { sinceMs: 7, lastGood: [6, 60] },
  ],
  [
    'told with its reason',
    [
      [1, 10],
      [2, null, 8],
    ],
    undefined,
    { sinceMs: 2, lastGood: [1, 10], reason: 'implausible' },
  ],
  [
    'the known one, for the reason of the newest reading',
    [[7, null, 16]],
    known,
    { ...known, reason: 'invalid' },
  ],
  ['unknown where nothing before it is known', [[7, null, 1]], undefined, undefined],
])('the fault of a series is %s', (_, readings, before, expected) => {
  expect(seriesFault(createFrame(readings).columns(), before)).toEqual(expected)
})
