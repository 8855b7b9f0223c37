/** Answers below this size leave whole, so that their length is known. */
const WHOLE_BELOW = 64 * 1024
/** Characters that leave at once. */
const PIECE = 64 * 1024

/**
 * An answer that is JSON already, in parts. It leaves as it is: measurements come from the store as text,
 * and reading and writing a million of them would stop everything else.
 */
export class JsonText<Answer> {
  readonly #parts: readonly string[]
  /** Characters; as good as all of them are one byte. */
  readonly length: number

  /** @param parts together one JSON value of the answer's type */
  constructor(parts: readonly string[]) {
    this.#parts = parts
    this.length = parts.reduce((sum, part) => sum + part.length, 0)
  }

  /** The value, for those who look at it. */
  read(): Answer {
    return JSON.parse(this.text()) as Answer
  }

  /** The whole text, however long it is. */
  text(): string {
    return this.#parts.join('')
  }

  /** The whole text where it is short; null where it leaves in pieces. */
  whole(): string | null {
    return this.length < WHOLE_BELOW ? this.text() : null
  }

  /** The text in pieces that are soon read. */
  *pieces(): Generator<string> {
    for (const part of this.#parts) {
      for (let at = 0; at < part.length;) {
        const end = pieceEnd(part, at)
        yield part.slice(at, end)
        at = end
      }
    }
  }
}

/** Where a piece ends: never between the halves of one character. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE
  const isHalf = end < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(end))
  return isHalf ? end - 1 : Math.min(end, text.length)
}
