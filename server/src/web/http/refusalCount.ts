import type { Schedule } from '../../base/schedule.ts'

/** Refusals of this time share one line of the log, ms. */
export const COUNTED_FOR_MS = 10_000

interface RefusalCountOptions {
  schedule: Schedule
  /** Called with the number of refusals of one interval. */
  report(count: number): void
}

/** Counts requests that are refused for load: a line for each would be more load, just when there is too much. */
export class RefusalCount {
  readonly #options: RefusalCountOptions
  #count = 0
  #cancel: (() => void) | null = null

  constructor(options: RefusalCountOptions) {
    this.#options = options
  }

  add(): void {
    this.#count += 1
    this.#cancel ??= this.#options.schedule(() => this.end(), COUNTED_FOR_MS)
  }

  /** Reports what has been counted, before the interval is over. */
  end(): void {
    this.#cancel?.()
    this.#cancel = null
    const count = this.#count
    this.#count = 0
    if (count > 0) this.#options.report(count)
  }
}
