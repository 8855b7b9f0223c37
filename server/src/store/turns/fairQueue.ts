import { Semaphore } from './semaphore.ts'

export interface FairQueueOptions {
  /** Searches of one caller that are under way at once; the others wait behind them. */
  perCaller: number
  /** Slices of all callers that are under way at once. */
  total: number
  /** Searches of one caller that may wait. @default 100 */
  mostWaiting?: number
}

/** Runs one slice of a search when it is its turn. */
export type Turn = <Result>(slice: () => Promise<Result>) => Promise<Result>

/** One caller asks for more than may wait. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
}

const MOST_WAITING = 100

/**
 * Shares the store between callers. Searches are cut into slices, and callers take turns, a slice
 * each: since a caller has only so many searches under way, the slices of one wait behind those of
 * another, never behind all that the other has asked for.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>
  readonly #slices: Semaphore
  readonly #callers = new Map<string, { lane: Semaphore; searches: number }>()

  constructor(options: FairQueueOptions) {
    this.#options = { mostWaiting: MOST_WAITING, ...options }
    this.#slices = new Semaphore(options.total)
  }

  /**
   * Runs a search when the caller has none too many; it takes a turn for each of its slices.
   *
   * @throws TooManyWaitingError where too many of this caller wait already
   */
  async run<Result>(caller: string, search: (turn: Turn) => Promise<Result>): Promise<Result> {
    const own = this.#callers.get(caller) ?? {
      lane: new Semaphore(this.#options.perCaller),
      searches: 0,
    }
    if (own.lane.waiting >= this.#options.mostWaiting) {
      throw new TooManyWaitingError(`More than ${this.#options.mostWaiting} searches wait`)
    }
    this.#callers.set(caller, own)
    own.searches += 1
    try {
      return await own.lane.run(() => search((slice) => this.#slices.run(slice)))
    } finally {
      own.searches -= 1
      if (own.searches === 0) this.#callers.delete(caller)
    }
  }
}
