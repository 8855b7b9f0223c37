/** Answers below this size are sent whole, so that their length is known. */
const WHOLE_BELOW = 64 * 1024
/** Number of characters sent at once. */
const PIECE = 64 * 1024

/**
 * An answer that is already JSON text, in parts, and is sent as it is. Measurements come from the store as text,
 * and parsing and serializing a million of them would block the event loop.
 */
export class JsonText<Answer> {
  readonly #parts: readonly string[]
  /** In characters, almost all of which are one byte. */
  readonly length: number

  /** @param parts joined, they are one JSON value of the answer's type */
  constructor(parts: readonly string[]) {
    this.#parts = parts
    this.length = parts.reduce((sum, part) => sum + part.length, 0)
  }

  /** The parsed value. */
  read(): Answer {
    return JSON.parse(this.text()) as Answer
  }

  /** The whole text, regardless of its length. */
  text(): string {
    return this.#parts.join('')
  }

  /** The whole text if it is short, or null if it is sent in pieces. */
  whole(): string | null {
    return this.length < WHOLE_BELOW ? this.text() : null
  }

  /** The text in small pieces. */
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

/** The end of a piece, which is never inside a surrogate pair. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE
  const isHalf = end < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(end))
  return isHalf ? end - 1 : Math.min(end, text.length)
}
