import { openBenchStore } from './benchServer.ts'
import { median, rounded, type Figure } from './figure.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const END = Date.UTC(2026, 5, 1)
/** Series per chart. */
const CHARTED = 3
const WARM_UPS = 2
const RUNS = 15
const WIDTH_PX = 1000
const BOUND = 2

type Store = Awaited<ReturnType<typeof openBenchStore>>['store']

/** A sensor reading: a daily curve plus noise, rounded to a tenth. */
function reading(ts: number, random: () => number): number {
  return Math.round(10 * (20 + 10 * Math.sin((ts / DAY_MS) * 2 * Math.PI) + 6 * random())) / 10
}

/** Reproducible noise (a linear congruential generator, 0 ≤ x < 1). */
function seededNoise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Readings up to the end, one per data point and step, in batches of a few thousand. */
async function fill(store: Store, keys: readonly number[], days: number, stepMs: number) {
  const random = seededNoise(7)
  const batchMs = 1_440 * stepMs
  for (let start = END - days * DAY_MS; start < END; start += batchMs) {
    const dataPoints: number[] = []
    const times: number[] = []
    const values: number[] = []
    for (let ts = start; ts < Math.min(END, start + batchMs); ts += stepMs) {
      for (const key of keys) {
        dataPoints.push(key)
        times.push(ts)
        values.push(reading(ts, random))
      }
    }
    const flags = new Uint8Array(times.length)
    await store.measurements.insert({ dataPoints, times, values, flags })
  }
}

/** Callers who each request a chart, one after the other. */
const LIGHT_CALLERS = 10
const LIGHT_RUNS = 12

/** How long the charts of ten callers take, 95th percentile in ms. */
async function lightCallersMs(store: Store, ids: readonly string[]): Promise<number> {
  const takenMs: number[] = []
  const callers = Array.from({ length: LIGHT_CALLERS }, async (_, caller) => {
    for (let run = 0; run < LIGHT_RUNS; run += 1) {
      const startedMs = performance.now()
      const chart = { data_point_id: [...ids], from: END - DAY_MS, to: END, width: WIDTH_PX }
      await store.measurements.search(chart, `light ${caller}`)
      takenMs.push(performance.now() - startedMs)
    }
  })
  await Promise.all(callers)
  return takenMs.toSorted((a, b) => a - b)[Math.floor(takenMs.length * 0.95)] ?? Number.NaN
}

/**
 * Ten callers with a chart each, alone and while another one requests a month of minutes again and again.
 */
async function besideHeavyCaller(store: Store, ids: readonly string[]): Promise<Figure> {
  const aloneMs = await lightCallersMs(store, ids)
  const over = new AbortController()
  const heavy = (async () => {
    const everything = { data_point_id: [...ids], from: END - 30 * DAY_MS, to: END, aggregate: 1 }
    while (!over.signal.aborted) await store.measurements.search(everything, 'heavy')
  })()
  const besideMs = await lightCallersMs(store, ids)
  over.abort()
  await heavy
  return {
    name: 'ten callers with a chart each, beside one who asks for a month of minutes',
    measured: `95 % within ${rounded(besideMs, 0)} ms, alone ${rounded(aloneMs, 0)} ms`,
    ratio: besideMs / aloneMs,
    bound: `≤ ${BOUND} × alone`,
    isWithin: besideMs <= BOUND * aloneMs,
  }
}

/** Figures of a year of minute values compared to those of one of its days, at unaligned times. */
async function figures(store: Store, ids: readonly string[]): Promise<Figure[]> {
  const oddMs = 7 * MINUTE_MS + 13_000
  const to = END - oddMs
  const days = Array.from({ length: 366 }, (_, day) => END - (365 - day) * DAY_MS)
  const sides = [
    () => store.measurements.statistics({ data_point_id: [...ids], from: to - DAY_MS, to }),
    () => store.measurements.statistics({ data_point_id: [...ids], from: to - 364 * DAY_MS, to }),
    () => store.measurements.stepStatistics(ids, days),
  ].map((run) => ({ run, takenMs: [] as number[] }))
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    for (const side of sides) {
      const startedMs = performance.now()
      await side.run()
      if (run >= WARM_UPS) side.takenMs.push(performance.now() - startedMs)
    }
  }
  const [dayMs = Number.NaN, yearMs = Number.NaN, eachDayMs = Number.NaN] = sides.map(
    ({ takenMs }) => median(takenMs),
  )
  const row = (name: string, ms: number, isBound: boolean): Figure => ({
    name,
    measured: `${rounded(ms, 1)} ms, of 1 day ${rounded(dayMs, 1)} ms`,
    ratio: ms / dayMs,
    bound: isBound ? `≤ ${BOUND} × 1 day` : '',
    isWithin: !isBound || ms <= BOUND * dayMs,
  })
  return [
    row('figures of a year of minute values', yearMs, true),
    row('figures of each day of a year of minute values', eachDayMs, false),
  ]
}

/**
 * The same chart over 1, 7 and 30 days of minute values, and over a year of hourly values; charts beside a
 * caller who requests a lot; and the figures of a year.
 */
export async function queryBench(): Promise<Figure[]> {
  const { store, keys, ids, close } = await openBenchStore(2 * CHARTED + 1)
  await fill(store, keys.slice(0, CHARTED), 30, MINUTE_MS)
  await fill(store, keys.slice(CHARTED, 2 * CHARTED), 365, HOUR_MS)
  await fill(store, keys.slice(2 * CHARTED), 365, MINUTE_MS)
  const minuteIds = ids.slice(0, CHARTED)
  const charts = [
    { of: '1 day of minute values', days: 1, ids: minuteIds },
    { of: '7 days of minute values', days: 7, ids: minuteIds },
    { of: '30 days of minute values', days: 30, ids: minuteIds },
    { of: 'a year of hourly values', days: 365, ids: ids.slice(CHARTED, 2 * CHARTED) },
  ].map((chart) => ({ ...chart, takenMs: [] as number[] }))

  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    for (const chart of charts) {
      const startedMs = performance.now()
      await store.measurements.search({
        data_point_id: chart.ids,
        from: END - chart.days * DAY_MS,
        to: END,
        width: WIDTH_PX,
      })
      if (run >= WARM_UPS) chart.takenMs.push(performance.now() - startedMs)
    }
  }
  const fair = await besideHeavyCaller(store, minuteIds)
  const ofAYear = await figures(store, ids.slice(2 * CHARTED))
  await close()
  const [dayMs = Number.NaN, ...longerMs] = charts.map(({ takenMs }) => median(takenMs))
  const longer = longerMs.map((ms, at) => {
    const ratio = ms / dayMs
    const { of, days } = charts[at + 1]!
    const isBound = days <= 30
    return {
      name: `chart query over ${of}`,
      measured: `${rounded(ms, 1)} ms, 1 day ${rounded(dayMs, 1)} ms`,
      ratio,
      bound: isBound ? `≤ ${BOUND} × 1 day` : '',
      isWithin: !isBound || ratio <= BOUND,
    }
  })
  return [...longer, fair, ...ofAYear]
}
