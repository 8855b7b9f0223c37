import type { Readable } from 'node:stream'

/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** What a storage answers when it is asked for bytes. */
export interface StoredBytes {
  /** Size of the whole content as it lies in the storage. */
  bytes: number
  /** The content, or the part that was asked for; the reader ends or destroys it. */
  stream: Readable
}

/**
 * Where the bytes of files lie. A content is written once and never changed, so nothing here locks:
 * who may write and remove is decided by the rows of `file_contents`.
 */
export interface FileStorage {
  /**
   * Takes a complete local file over as the bytes of a content. Done again, it replaces what is
   * there by the same bytes. Once it resolves, the bytes survive a loss of power.
   *
   * @param path the local file; the caller removes it where it is still there afterwards
   */
  place(contentId: string, path: string): Promise<void>
  /** The bytes of a content, or a part of them; undefined: they are not there. */
  read(contentId: string, range?: ByteRange): Promise<StoredBytes | undefined>
  /** Removes the bytes of a content; those that are not there are no failure. */
  remove(contentId: string): Promise<void>
  /** @throws UnreachableError where the storage cannot be used as it is set */
  check(): Promise<void>
}

const CONTENT_ID = /^[0-9a-f]{64}-[0-9a-f]{8}$/

/**
 * The path of a content inside a storage, `ab/<content id>`.
 *
 * @throws for anything but an id that the server made, so that no path leads elsewhere
 */
export function contentPath(contentId: string): string {
  if (!CONTENT_ID.test(contentId)) {
    throw new Error(`Expected the id of a content, got ${JSON.stringify(contentId)}`)
  }
  return `${contentId.slice(0, 2)}/${contentId}`
}
