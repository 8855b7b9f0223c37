/** Collects ascending indices, each once, in a buffer that grows. */
export class Picks {
  #buffer: Uint32Array
  #length = 0
  #newest = -1

  constructor(columns: number) {
    this.#buffer = new Uint32Array(5 * columns + 16)
  }

  /** Ignores an index that is not above the newest one. */
  push(index: number): void {
    if (index <= this.#newest) return
    if (this.#length === this.#buffer.length) {
      const larger = new Uint32Array(this.#buffer.length * 2)
      larger.set(this.#buffer)
      this.#buffer = larger
    }
    this.#buffer[this.#length] = index
    this.#length += 1
    this.#newest = index
  }

  /** The four points of a run of values; `first` and `last` enclose the other two. */
  pushRun(first: number, lowest: number, highest: number, last: number): void {
    this.push(first)
    this.push(Math.min(lowest, highest))
    this.push(Math.max(lowest, highest))
    this.push(last)
  }

  indices(): Uint32Array {
    return this.#buffer.slice(0, this.#length)
  }
}
