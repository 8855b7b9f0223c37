import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { ByteRange } from './fileStorage.ts'

/** What a file belongs to. */
export interface FileOwner {
  /** Such as `report` or `firmware`. */
  kind: string
  id: string
}

/** A file as it is to be kept. */
export interface NewFile {
  /** null: it belongs to no organization, as the picture of a user does. */
  organizationId: string | null
  owner: FileOwner
  /** As the sender calls it; only its last part is kept. */
  name: string
  /** Such as `image/png`. */
  mediaType: string
}

/** A file that is kept. */
export interface StoredFile extends NewFile {
  id: string
  /** Hexadecimal. */
  sha256: string
  bytes: number
  /** ms UTC. */
  createdAt: number
}

/** Bytes that are kept, and to which no file points yet. */
export interface ReceivedBytes {
  /** Names the bytes for {@link Files.add}. */
  contentId: string
  /** Hexadecimal. */
  sha256: string
  bytes: number
}

/** What one collection removed. */
export interface Collected {
  /** Contents that nothing pointed to. */
  contents: number
  /** Uploads that a killed process left behind. */
  uploads: number
}

/** Bytes with an owner, a name and a media type. Who may read and change them is the caller's part. */
export interface Files {
  /**
   * Keeps the bytes of a stream. Resolves once they would survive a loss of power. Call it outside
   * of a transaction, as it takes as long as the sender does; then {@link Files.add} inside of one.
   * Bytes that get no file within a day are removed.
   *
   * @throws ApiError TOO_LARGE, STORAGE_FULL, UNAVAILABLE (the S3 store), or BAD_REQUEST where the
   *   stream broke off; nothing of it is kept
   */
  receive(stream: Readable, limits: { limitBytes: number }): Promise<ReceivedBytes>
  /**
   * Adds a file with bytes that were received, in the transaction that needs it.
   *
   * @throws ApiError UNSUPPORTED_MEDIA_TYPE, or CONFLICT where the bytes waited for too long
   */
  add(tx: Transaction<Tables>, received: ReceivedBytes, file: NewFile): Promise<StoredFile>
  /** {@link Files.receive} and {@link Files.add} in a transaction of its own. */
  put(file: NewFile & { limitBytes: number }, stream: Readable): Promise<StoredFile>
  /** undefined: there is none of this id. */
  find(id: string): Promise<StoredFile | undefined>
  /**
   * The bytes of a file, or a part of them. The digest of a whole file is compared on the way: the
   * stream of damaged bytes fails with FILE_DAMAGED before its last chunk.
   *
   * @throws ApiError FILE_DAMAGED where the bytes are missing or of another size, UNAVAILABLE
   */
  open(file: StoredFile, range?: ByteRange): Promise<Readable>
  /** Removes a file; its bytes are collected later. Resolves with whether there was one. */
  remove(tx: Transaction<Tables>, id: string): Promise<boolean>
  /**
   * Removes bytes that nothing has pointed to for a day, and uploads that were left behind. Several
   * processes may do it at once, and one that dies leaves the rest to the next.
   *
   * @param now ms UTC
   */
  collect(now: number): Promise<Collected>
  /** @throws UnreachableError where the storage cannot be used as it is set */
  check(): Promise<void>
}
