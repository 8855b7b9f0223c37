import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { Measurement } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_ENGINES } from '../../../testing/engines.ts'
import { seededRandom } from '../../../testing/random.ts'
import { seedReadings } from '../../../testing/seed.ts'
import { seedWindStation } from '../../../testing/testPoints.ts'
import type { Store } from '../store.ts'
import { stepStart } from './steps.ts'

const END = Date.UTC(2026, 2, 2, 12, 7, 13)
const DAYS = 9
const GAP = { from: END - 5 * DAY_MS, to: END - 4.5 * DAY_MS }

/** A noisy day's curve each minute, with spikes, a gap of half a day and a dead fan now and then. */
function readings(): [ts: number, value: number, flags: number][] {
  const random = seededRandom(11)
  return Array.from({ length: DAYS * 1440 }, (_, at): [number, number, number] => {
    const ts = END - (DAYS * 1440 - at) * MINUTE_MS
    const spike = random() > 0.999 ? 300 : 0
    const value = 20 + 10 * Math.sin((at / 1440) * 2 * Math.PI) + random() * 4 + spike
    return [ts, value, random() > 0.995 ? 1 : 0]
  }).filter(([ts]) => ts < GAP.from || ts > GAP.to)
}

/** First, lowest, highest and last reading of each column; columns start at multiples of columnMs. */
function m4(rows: readonly Measurement[], columnMs: number): Map<number, Set<string>> {
  const columns = new Map<number, Measurement[]>()
  for (const row of rows) {
    if (row[1] === null) continue
    const column = stepStart(row[0], columnMs)
    columns.set(column, [...(columns.get(column) ?? []), row])
  }
  return new Map(
    [...columns].map(([column, inside]) => {
      const lowest = inside.reduce((a, b) => ((b[1] ?? 0) < (a[1] ?? 0) ? b : a))
      const highest = inside.reduce((a, b) => ((b[1] ?? 0) > (a[1] ?? 0) ? b : a))
      const four = [inside[0], lowest, highest, inside.at(-1)]
      return [column, new Set(four.map((point) => `${point?.[0]}=${point?.[1]}`))]
    }),
  )
}

describe.each(TEST_ENGINES)('reducing a series to a width on $name', ({ open }) => {
  let store: Store
  let id: string
  const all = readings()
  const shown = all
    .filter(([, , flags]) => flags === 0)
    .map(([ts, value]): Measurement => [ts, value])
  beforeAll(async () => {
    store = await open({ clock: () => END })
    const { speed } = await seedWindStation(store)
    await seedReadings({ store }, speed, all)
    id = speed.id
  })
  afterAll(() => store.close())

  const search = async (from: number, to: number, width: number) => {
    const found = await store.measurements.search({ data_point_id: [id], from, to, width })
    return found.get(id) ?? { measurements: [], info: null }
  }

  it.each([
    ['ten-minute steps', 700, 10 * MINUTE_MS],
    ['columns of several steps', 570, 20 * MINUTE_MS],
    ['half-hour steps', 280, 30 * MINUTE_MS],
    ['hours', 190, HOUR_MS],
    ['steps of three hours, whose ends are read from the readings', 30, 6 * HOUR_MS],
  ])('keeps the four points of each column: %s', async (_name, width, columnMs) => {
    const from = END - 8 * DAY_MS + 12_345
    const { measurements, info } = await search(from, END, width)
    expect(info?.reduced).toBe(true)
    expect(measurements.length).toBeLessThanOrEqual((4 * (8 * DAY_MS)) / columnMs + 8)
    const inWindow = shown.filter(([ts]) => ts >= from && ts <= END)
    expect(m4(measurements, columnMs)).toEqual(m4(inWindow, columnMs))
    expect(measurements.every(([ts]) => ts >= from && ts <= END)).toBe(true)
    const times = measurements.map(([ts]) => ts)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })

  it('marks the start of a gap once', async () => {
    const { measurements } = await search(END - 8 * DAY_MS, END, 300)
    const gaps = measurements.filter(([, value]) => value === null)
    expect(gaps).toHaveLength(1)
    const [[ts] = [0]] = gaps
    expect(ts).toBeGreaterThan(GAP.from - MINUTE_MS)
    expect(ts).toBeLessThan(GAP.from + 40 * MINUTE_MS)
  })

  it('leaves a window unchanged with fewer than four readings for each pixel', async () => {
    const { measurements, info } = await search(END - HOUR_MS, END, 1000)
    expect(measurements).toHaveLength(60)
    expect(info?.reduced).toBe(false)
  })

  it('reduces readings that come faster than any rollup', async () => {
    const { direction: fast } = await seedWindStation(store, SECOND_MS)
    const random = seededRandom(5)
    const rows = Array.from({ length: 7200 }, (_, at): [number, number] => [
      END - (7200 - at) * SECOND_MS,
      random() * 50,
    ])
    await seedReadings({ store }, fast, rows)
    const window = { data_point_id: [fast.id], from: END - 2 * HOUR_MS, to: END - 1, width: 120 }
    const found = await store.measurements.search(window)
    const { measurements, info } = found.get(fast.id) ?? { measurements: [], info: null }
    expect(info?.reduced).toBe(true)
    expect(measurements.length).toBeLessThanOrEqual(4 * 120 + 2)
    const highest = Math.max(...rows.map(([, value]) => value))
    expect(measurements.some(([, value]) => value === highest)).toBe(true)
  })
})
