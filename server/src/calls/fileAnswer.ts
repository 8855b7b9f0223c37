export interface FileParts {
  /** Name of the file, plain ASCII. */
  name: string
  /** About how many lines it will have, for whoever shows how far it is. */
  linesAbout: number
  /** Text; each piece is made when the one before has been taken. */
  pieces: AsyncIterable<string>
  /** Called once when the file has left, or nobody reads it any more. */
  onEnd: () => void
}

/** An answer that is a file and leaves while it is made: never all of it is held. */
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
