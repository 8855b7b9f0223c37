/** Lets a number of tasks run at once; the others wait in the order in which they came. */
export class Semaphore {
  #free: number
  readonly #waiting: (() => void)[] = []

  /** @param size tasks that may run at once */
  constructor(size: number) {
    this.#free = size
  }

  /** Tasks that wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs a task when its turn comes; what it throws is thrown here. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await task()
    } finally {
      // A place is handed over, so that nobody who comes now is ahead of those who wait.
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }
}
