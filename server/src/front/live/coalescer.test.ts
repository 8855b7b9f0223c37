import type { LiveEvent, Measurement } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { Coalescer, FLUSH_AFTER_MS } from './coalescer.ts'
import { createFakeSchedule } from './fakeSchedule.fixture.ts'

const PM25 = 'A/132:5'
const CO2 = 'A/131:10'

function setUp(options: { maxPending?: number } = {}) {
  const sent: LiveEvent[] = []
  const reader = { isBlocked: false }
  const time = createFakeSchedule()
  const coalescer = new Coalescer({
    schedule: time.schedule,
    send: (event) => sent.push(event),
    isBlocked: () => reader.isBlocked,
    ...options,
  })
  const add = (dataPointId: string, measurements: Measurement[], nodeId = 'node A') =>
    coalescer.add({ nodeId, dataPointId, measurements })
  return { add, coalescer, reader, sent, time }
}

const measurements = (_id: string, ...values: Measurement[]): LiveEvent => ({
  event: 'measurements',
  data: { _id, measurements: values },
})

describe('a page that reads fast enough', () => {
  it('gets nothing before the time, and then all of a data point in one message', () => {
    const { add, sent, time } = setUp()
    add(PM25, [[1000, 5]])
    time.advance(FLUSH_AFTER_MS - 1)
    add(PM25, [[2000, 6]])
    add(CO2, [[2000, 410]])
    expect(sent).toEqual([])
    time.advance(1)
    expect(sent).toEqual([measurements(PM25, [1000, 5], [2000, 6]), measurements(CO2, [2000, 410])])
  })

  it('gets corrected values beside the reported ones, marked as such', () => {
    const { add, sent, time } = setUp()
    add(PM25, [[1000, 5]])
    add(`${PM25}~corrected`, [[1000, 3]])
    time.advance(FLUSH_AFTER_MS)
    expect(sent).toEqual([
      measurements(PM25, [1000, 5]),
      { event: 'measurements', data: { _id: PM25, basis: 'corrected', measurements: [[1000, 3]] } },
    ])
  })

  it('gets each time once and the oldest first, whatever the order of arrival', () => {
    const { add, sent, time } = setUp()
    add(PM25, [[3000, 7]])
    add(PM25, [
      [1000, 5],
      [3000, null, 1],
    ])
    time.advance(FLUSH_AFTER_MS)
    expect(sent).toEqual([measurements(PM25, [1000, 5], [3000, null, 1])])
  })

  it('starts no timer while nothing comes', () => {
    const { add, time } = setUp()
    expect(time.waiting()).toBe(0)
    add(PM25, [[1000, 5]])
    add(CO2, [[1000, 400]])
    expect(time.waiting()).toBe(1)
    time.advance(FLUSH_AFTER_MS)
    expect(time.waiting()).toBe(0)
  })
})

describe('a page that reads too slowly', () => {
  it('gets what waited once it reads again', () => {
    const { add, reader, sent, time } = setUp()
    reader.isBlocked = true
    add(PM25, [[1000, 5]])
    time.advance(10 * FLUSH_AFTER_MS)
    expect(sent).toEqual([])
    reader.isBlocked = false
    time.advance(FLUSH_AFTER_MS)
    expect(sent).toEqual([measurements(PM25, [1000, 5])])
  })

  it('limits what waits and names the nodes to reload', () => {
    const { add, coalescer, reader, sent, time } = setUp({ maxPending: 100 })
    reader.isBlocked = true
    for (let second = 0; second < 10_000; second += 1) {
      add(PM25, [[second, second]])
      add(CO2, [[second, second]], 'node B')
      if (second % 7 === 0) time.advance(FLUSH_AFTER_MS)
      expect(coalescer.pendingCount).toBeLessThanOrEqual(100)
    }
    reader.isBlocked = false
    time.advance(FLUSH_AFTER_MS)
    expect(sent).toEqual([{ event: 'resync', data: { node_ids: ['node A', 'node B'] } }])
    add(PM25, [[20_000, 1]])
    time.advance(FLUSH_AFTER_MS)
    expect(sent.at(-1)).toEqual(measurements(PM25, [20_000, 1]))
  })

  it('sends a resync when a single delivery exceeds the limit', () => {
    const { add, coalescer, sent, time } = setUp({ maxPending: 3 })
    add(PM25, [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
    expect(coalescer.pendingCount).toBe(0)
    time.advance(FLUSH_AFTER_MS)
    expect(sent).toEqual([{ event: 'resync', data: { node_ids: ['node A'] } }])
  })
})

describe('a page that watches other nodes now', () => {
  it('gets nothing more of the former ones, not even a resync', () => {
    const { add, coalescer, sent, time } = setUp({ maxPending: 2 })
    add(PM25, [
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    add(CO2, [[1, 400]], 'node B')
    add('C/132:5', [[1, 9]], 'node C')
    coalescer.keepOnly(new Set(['node C']))
    expect(coalescer.pendingCount).toBe(1)
    time.advance(FLUSH_AFTER_MS)
    expect(sent).toEqual([measurements('C/132:5', [1, 9])])
  })
})

it('sends nothing after its end', () => {
  const { add, coalescer, sent, time } = setUp()
  add(PM25, [[1, 1]])
  coalescer.end()
  add(PM25, [[2, 2]])
  time.advance(FLUSH_AFTER_MS)
  expect(sent).toEqual([])
  expect(time.waiting()).toBe(0)
})
