import { Readable } from 'node:stream'

/** Answers below this size leave whole, so that their length is told. */
const WHOLE_BELOW = 64 * 1024

/**
 * An answer that is JSON already, in parts. It leaves as it is: measurements come from the store as text,
 * and reading and writing a million of them would stop everything else.
 */
export class JsonText<Answer> {
  readonly #parts: readonly string[]

  /** @param parts together one JSON value of the answer's type */
  constructor(parts: readonly string[]) {
    this.#parts = parts
  }

  /** The value, for those who look at it. */
  read(): Answer {
    return JSON.parse(this.#parts.join('')) as Answer
  }

  /** What is sent. */
  body(): string | Readable {
    const length = this.#parts.reduce((sum, part) => sum + part.length, 0)
    return length < WHOLE_BELOW ? this.#parts.join('') : Readable.from(this.#parts)
  }
}
