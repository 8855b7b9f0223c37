import { ByteRoom } from './byteRoom.ts'

/** Limits the bytes that are held at once, in total and per holder. */
export class SharedRoom {
  readonly #room: ByteRoom
  readonly #shareBytes: number
  readonly #holders = new Map<string, number>()

  /**
   * @param limit of all holders, in bytes
   * @param shareBytes of each holder
   */
  constructor(limit: number, shareBytes: number) {
    this.#room = new ByteRoom(limit)
    this.#shareBytes = shareBytes
  }

  /** Bytes held by one holder. */
  heldBy(holder: string): number {
    return this.#holders.get(holder) ?? 0
  }

  /** @returns false, and takes nothing, if the room or the holder's share is used up */
  take(holder: string, bytes: number): boolean {
    const held = this.heldBy(holder) + bytes
    if (held > this.#shareBytes || !this.#room.take(bytes)) return false
    this.#holders.set(holder, held)
    return true
  }

  giveBack(holder: string, bytes: number): void {
    this.#room.giveBack(bytes)
    const held = this.heldBy(holder) - bytes
    if (held > 0) this.#holders.set(holder, held)
    else this.#holders.delete(holder)
  }
}
