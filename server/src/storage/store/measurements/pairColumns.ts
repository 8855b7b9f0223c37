import { directionMean } from '@airshed/domain'
import { CELLS_SQL, READINGS_SQL, type PageRow } from './pairsSql.ts'
import { SliceSize, type RunSlice } from './sliceSize.ts'
import { HALF_HOUR_MS, stepStart } from './steps.ts'

/** One data point's values, oldest first; NaN is a gap. */
export interface Column {
  readonly times: Float64Array
  readonly values: Float64Array
}

/** A data point whose values are averaged as numbers or as directions. */
export interface ColumnPoint {
  readonly key: number
  readonly kind: 'scalar' | 'direction'
}

interface Span {
  readonly fromMs: number
  /** Exclusive. */
  readonly toMs: number
}

/** Rows of the first statement, before its speed is known. */
const FIRST_ROWS = 5_000
const LEAST_ROWS = 1_000
const MOST_ROWS = 100_000
const FLOAT_BYTES = 8
const RADIANS = Math.PI / 180
/** Rounding, so that the mean of equal directions is exactly that direction. */
const ROUNDING = 1e9

/**
 * Reads the readings of a data point as they are.
 *
 * @param mostRows including those that flags hide
 * @returns null if there are more
 */
export async function readReadings(
  run: RunSlice,
  { key }: ColumnPoint,
  span: Span,
  mostRows: number,
): Promise<Column | null> {
  const column = new GrowingColumn()
  for await (const page of pagesOf(run, READINGS_SQL, key, span)) {
    for (let at = 0; at < page.length; at += 2) column.push(page[at], page[at + 1])
    if (column.length > mostRows) return null
  }
  return column.done()
}

/**
 * Reads the means of steps, from rollups and from the readings at the ends of the window.
 *
 * @param stepMs a multiple of rollups; an hour is put together of two halves
 */
export async function readMeans(
  run: RunSlice,
  { key, kind }: ColumnPoint,
  { fromMs, toMs }: Span,
  stepMs: number,
): Promise<Column> {
  const rollupMs = Math.min(stepMs, HALF_HOUR_MS)
  const firstMs = Math.min(toMs, -stepStart(-fromMs, rollupMs))
  const lastMs = Math.max(firstMs, stepStart(toMs, rollupMs))
  const means = new StepMeans(stepMs, kind)
  const addReadings = async (span: Span) => {
    for await (const page of pagesOf(run, READINGS_SQL, key, span)) {
      for (let at = 0; at < page.length; at += 2) means.addReading(page[at], page[at + 1])
    }
  }
  await addReadings({ fromMs, toMs: firstMs })
  const cells = pagesOf(run, CELLS_SQL[kind], key, { fromMs: firstMs, toMs: lastMs }, [rollupMs])
  for await (const page of cells) {
    for (let at = 0; at < page.length; at += 3) means.add(page[at], page[at + 1], page[at + 2])
  }
  await addReadings({ fromMs: lastMs, toMs })
  return means.done()
}

/** The rows of a data point, in statements of about equal time. */
async function* pagesOf(
  run: RunSlice,
  statement: string,
  key: number,
  { fromMs, toMs }: Span,
  more: readonly unknown[] = [],
): AsyncGenerator<Float64Array> {
  const size = new SliceSize({ first: FIRST_ROWS, least: LEAST_ROWS, most: MOST_ROWS })
  for (let startMs = fromMs; startMs < toMs;) {
    const asked = size.current
    const { rows, tookMs } = await run<PageRow>(statement, [key, startMs, toMs, asked, ...more])
    const [page] = rows
    if (page?.rows == null || page.newest_ts === null) return
    yield unpacked(page.rows)
    if (page.count < asked) return
    startMs = page.newest_ts + 1
    size.learn(asked, tookMs)
  }
}

function unpacked(base64: string): Float64Array {
  const bytes = Buffer.from(base64, 'base64')
  const numbers = new Float64Array(bytes.length / FLOAT_BYTES)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.readDoubleBE(at * FLOAT_BYTES)
  return numbers
}

/** Merges rows of the same step. */
class StepMeans {
  readonly #column = new GrowingColumn()
  readonly #stepMs: number
  readonly #isCircle: boolean
  #start = Number.NaN
  #first = 0
  #second = 0

  constructor(stepMs: number, kind: ColumnPoint['kind']) {
    this.#stepMs = stepMs
    this.#isCircle = kind === 'direction'
  }

  addReading(ts = Number.NaN, value = Number.NaN): void {
    if (Number.isNaN(value)) return
    if (this.#isCircle) this.add(ts, Math.sin(value * RADIANS), Math.cos(value * RADIANS))
    else this.add(ts, value, 1)
  }

  /** Sum and count of values, or sums of the sines and cosines of directions. */
  add(ts = Number.NaN, first = 0, second = 0): void {
    const start = stepStart(ts, this.#stepMs)
    if (start !== this.#start) {
      this.#finish()
      this.#start = start
      this.#first = 0
      this.#second = 0
    }
    this.#first += first
    this.#second += second
  }

  done(): Column {
    this.#finish()
    return this.#column.done()
  }

  #finish(): void {
    if (Number.isNaN(this.#start)) return
    this.#column.push(this.#start, this.#isCircle ? this.#direction() : this.#first / this.#second)
  }

  #direction(): number {
    const sums = { sinSum: this.#first, cosSum: this.#second, count: 1 }
    const { directionDeg } = directionMean(sums)
    return directionDeg === null ? Number.NaN : Math.round(directionDeg * ROUNDING) / ROUNDING
  }
}

/** A column whose length is unknown before it is read. */
class GrowingColumn {
  #times = new Float64Array(FIRST_ROWS)
  #values = new Float64Array(FIRST_ROWS)
  length = 0

  push(time = Number.NaN, value = Number.NaN): void {
    if (this.length === this.#times.length) {
      this.#times = widened(this.#times)
      this.#values = widened(this.#values)
    }
    this.#times[this.length] = time
    this.#values[this.length] = value
    this.length += 1
  }

  done(): Column {
    return {
      times: this.#times.subarray(0, this.length),
      values: this.#values.subarray(0, this.length),
    }
  }
}

function widened(column: Float64Array): Float64Array<ArrayBuffer> {
  const wide = new Float64Array(column.length * 2)
  wide.set(column)
  return wide
}
