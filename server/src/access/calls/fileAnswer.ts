interface FileParts {
  /** Name of the file. */
  name: string
  /** Approximate number of lines, for showing progress. */
  linesAbout: number
  /** Text; each piece is produced after the previous one has been consumed. */
  pieces: AsyncIterable<string>
  /** Called once when the file has been sent, or its reader has gone away. */
  onEnd: () => void
}

/** An answer that is a file and is streamed while it is produced, so it is never held in memory as a whole. */
export class FileAnswer implements FileParts {
  readonly name: string
  readonly linesAbout: number
  readonly pieces: AsyncIterable<string>
  readonly onEnd: () => void

  constructor({ name, linesAbout, pieces, onEnd }: FileParts) {
    this.name = name
    this.linesAbout = linesAbout
    this.pieces = pieces
    this.onEnd = onEnd
  }
}
