import { DAY_MS } from './duration.ts'

/** A span that clocks count through while nobody has set them; the end is exclusive. */
interface UnsetSpan {
  readonly fromMs: number
  readonly untilMs: number
  /** Whether times in it may be history: they are of an unset clock only if the record then jumps to later ones. */
  readonly needsJump: boolean
}

const span = (fromMs: number, days: number, needsJump = false): UnsetSpan => ({
  fromMs,
  untilMs: fromMs + days * DAY_MS,
  needsJump,
})

const OF_2000 = Date.UTC(2000, 0, 1)

/** Where clocks begin: Unix in 1970, FAT and GPS on 1 and 6 January 1980, many real-time clocks in 2000. */
const SPANS: readonly UnsetSpan[] = [
  span(0, 365),
  span(Date.UTC(1980, 0, 1), 31),
  span(OF_2000, 1),
  span(OF_2000, 7, true),
]

/** Readings that are further apart are not of one record: the clock between them was set. */
const JUMP_MS = 366 * DAY_MS

/** Nothing but a record lasts for longer: somebody would set the clock. */
const LONGEST_MS = 31 * DAY_MS

/** Whether a time looks like that of a clock that was never set. */
export const isUnsetClock = (ms: number): boolean =>
  SPANS.some(({ fromMs, untilMs, needsJump }) => !needsJump && ms >= fromMs && ms < untilMs)

/** Whether it depends on the record around a time whether a clock that was never set shows it. */
export const mayBeUnset = (ms: number): boolean =>
  SPANS.some(({ fromMs, untilMs }) => ms >= fromMs && ms < untilMs)

/** The times of a device in one delivery, or in one file, by which history is told from a clock that was not set. */
export interface ClockRecord {
  /** Takes note of a time, ms UTC; in any order. */
  add(ms: number): void
  /**
   * Whether a time is of a clock that was not set, as far as the times that were added tell: it lies where such clocks
   * begin, and the record neither leads there nor goes on from there within a year. What is alone there is a record
   * only if it lasts for more than a month.
   */
  isUnset(ms: number): boolean
}

/** The memory that it needs does not grow with the times. */
export function createClockRecord(): ClockRecord {
  const extents = SPANS.map((one) => new Extent(one))
  return {
    add(ms) {
      for (const extent of extents) extent.add(ms)
    },
    isUnset: (ms) => extents.some((extent) => extent.has(ms) && extent.isUnset()),
  }
}

/** The times of a record in and around one span. */
class Extent {
  readonly #span: UnsetSpan
  #before = -Infinity
  #first = Infinity
  #last = -Infinity
  #after = Infinity

  constructor(one: UnsetSpan) {
    this.#span = one
  }

  has(ms: number): boolean {
    return ms >= this.#span.fromMs && ms < this.#span.untilMs
  }

  add(ms: number): void {
    if (ms < this.#span.fromMs) this.#before = Math.max(this.#before, ms)
    else if (ms >= this.#span.untilMs) this.#after = Math.min(this.#after, ms)
    else {
      this.#first = Math.min(this.#first, ms)
      this.#last = Math.max(this.#last, ms)
    }
  }

  isUnset(): boolean {
    const comesFromEarlier = this.#first - this.#before <= JUMP_MS
    const goesOn = this.#after - this.#last <= JUMP_MS
    if (comesFromEarlier || goesOn) return false
    const { fromMs, needsJump } = this.#span
    if (this.#after !== Infinity) return !needsJump || this.#first < fromMs + DAY_MS
    return !needsJump && this.#last - this.#first <= LONGEST_MS
  }
}
