import { createAjv } from '../validation/ajv.ts'
import { expect, it } from 'vitest'
import { DATA_KINDS, NEED_KINDS, needKindOf, NO_DATA, sentNeeds, type DataNeed } from './kinds.ts'

/** One need of each kind, with the time that its answer is of. */
const EXAMPLES: readonly (readonly [DataNeed, string])[] = [
  [readings('range'), 'range'],
  [readings({ lastMs: 60_000 }), 'now'],
  [readings({ lastPoints: 1, until: 'range' }), 'rangeEnd'],
  [{ kind: 'statistics', dataPointIds: ['A.0.0.0/132:5'], percentiles: [50] }, 'range'],
  [{ kind: 'rose', speedDataPointId: 's', directionDataPointId: 'd', sectorCount: 16 }, 'range'],
  [{ kind: 'steps', dataPointIds: [], unit: 'hour', every: 3, timezone: 'UTC' }, 'range'],
  [{ kind: 'cycles', dataPointIds: [], timezone: 'UTC' }, 'range'],
  [{ kind: 'airQuality', nodeIds: ['A:0'], isOptional: true }, 'rangeEnd'],
  [{ kind: 'pairs', xDataPointId: 'x', yDataPointId: 'y', averagingMs: 60_000 }, 'range'],
  [{ kind: 'percentileRose', ...wind(), percentiles: [50, 95] }, 'range'],
  [{ kind: 'polarPlot', ...wind() }, 'range'],
  [{ kind: 'nodes', nodeIds: [], all: true, includes: ['data_points'] }, 'present'],
  [{ kind: 'status' }, 'present'],
  [{ kind: 'online', hours: 24 }, 'present'],
  [{ kind: 'alerts', limit: 5, page: 2 }, 'present'],
  [{ kind: 'alertLimits', dataPointIds: ['A.0.0.0/132:5'] }, 'none'],
  [{ kind: 'profiles', nodeIds: ['A:0'] }, 'none'],
]

function readings(
  window: Extract<DataNeed, { kind: 'measurements' }>['window'],
): Extract<DataNeed, { kind: 'measurements' }> {
  return { kind: 'measurements', dataPointIds: [], window, statistic: 'mean', live: true }
}

function wind() {
  return { speedDataPointId: 's', directionDataPointId: 'd', pollutantDataPointId: 'p' }
}

const ajv = createAjv()
const accept = sentNeeds().map((schema) => ajv.compile(schema))
const isSendable = (need: object): boolean => accept.filter((takes) => takes(need)).length === 1

it('the list has each kind under its own name, and this file an example of each', () => {
  expect(Object.entries(NEED_KINDS).map(([name, { kind }]) => [name, kind])).toEqual(
    DATA_KINDS.map((name) => [name, name]),
  )
  expect([...new Set(EXAMPLES.map(([{ kind }]) => kind))]).toEqual(DATA_KINDS)
})

it.each(EXAMPLES)('the answer to %j is of the time it says: %s', (need, time) => {
  expect(needKindOf(need).timeOf(need)).toBe(time)
})

it.each(EXAMPLES)('%j may be sent by a frame', (need) => {
  expect(isSendable(need)).toBe(true)
})

it('what a widget gets without an answer has the shape of the answer', () => {
  const empty = { each: [], byId: {}, whole: null }
  for (const { kind, shape, answeredIn } of Object.values(NEED_KINDS)) {
    if (shape === 'built') continue
    const part: unknown = Object.entries(NO_DATA).find(([name]) => name === answeredIn)?.[1]
    // Limits are absent until they have arrived.
    if (kind !== 'alertLimits') expect([kind, part]).toEqual([kind, empty[shape]])
  }
})

it('a need of readings may ask for corrected or reported values, and for nothing else', () => {
  const [need] = EXAMPLES[0] ?? []
  expect(isSendable({ ...need, basis: 'reported' })).toBe(true)
  expect(isSendable({ ...need, basis: 'corrected' })).toBe(true)
  expect(isSendable({ ...need, basis: 'raw' })).toBe(false)
})

it('an id that the server cannot read, a list without end and a kind that nobody knows are not sent', () => {
  expect(isSendable({ kind: 'profiles', nodeIds: ['A:0\u0000'] })).toBe(false)
  expect(isSendable({ kind: 'profiles', nodeIds: Array.from({ length: 501 }, () => 'A:0') })).toBe(
    false,
  )
  expect(isSendable({ kind: 'secrets' })).toBe(false)
})
