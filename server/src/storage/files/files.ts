import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { ByteRange } from './fileStorage.ts'

/** What a file belongs to. */
interface FileOwner {
  /** Such as `report` or `firmware`. */
  kind: string
  id: string
}

/** A file to be stored. */
export interface NewFile {
  /** null: it belongs to no organization, as the picture of a user does. */
  organizationId: string | null
  owner: FileOwner
  /** The name given by the sender; only its last path segment is kept. */
  name: string
  /** Such as `image/png`. */
  mediaType: string
}

export interface StoredFile extends NewFile {
  id: string
  /** Hexadecimal. */
  sha256: string
  bytes: number
  /** ms UTC. */
  createdAt: number
}

/** Stored bytes that no file references yet. */
export interface ReceivedBytes {
  /** Identifies the bytes for {@link Files.add}. */
  contentId: string
  /** Hexadecimal. */
  sha256: string
  bytes: number
}

/** A folder on the disk of this process, until it is disposed of. */
interface TemporaryFolder extends AsyncDisposable {
  path: string
}

/** What one collection removed. */
interface Collected {
  /** Number of unreferenced contents. */
  contents: number
  /** Number of uploads and temporary folders that killed processes left behind. */
  uploads: number
}

/** Bytes with an owner, a name and a media type. The caller checks who may read and change them. */
export interface Files {
  /**
   * Stores the bytes of a stream. Resolves once they would survive a power loss. Call it outside a
   * transaction, as it takes as long as the sender does; then call {@link Files.add} inside one. Bytes
   * that get no file within a day are removed.
   *
   * @throws ApiError TOO_LARGE, STORAGE_FULL, UNAVAILABLE (the S3 store), or BAD_REQUEST if the stream
   *   broke off; nothing is stored
   */
  receive(stream: Readable, limits: { limitBytes: number }): Promise<ReceivedBytes>
  /**
   * Adds a file with received bytes, in the transaction that needs it.
   *
   * @throws ApiError UNSUPPORTED_MEDIA_TYPE, or CONFLICT if the bytes waited too long
   */
  add(tx: Transaction<Tables>, received: ReceivedBytes, file: NewFile): Promise<StoredFile>
  /** {@link Files.receive} and {@link Files.add} in a transaction of its own. */
  put(file: NewFile & { limitBytes: number }, stream: Readable): Promise<StoredFile>
  /** undefined if there is none with this id. */
  find(id: string): Promise<StoredFile | undefined>
  /**
   * The bytes of a file, or a part of them. The digest of a whole file is checked while streaming: a
   * stream of damaged bytes fails with FILE_DAMAGED before its last chunk.
   *
   * @throws ApiError FILE_DAMAGED if the bytes are missing or of another size, UNAVAILABLE
   */
  open(file: StoredFile, range?: ByteRange): Promise<Readable>
  /** Removes a file; its bytes are collected later. Resolves with whether there was one. */
  remove(tx: Transaction<Tables>, id: string): Promise<boolean>
  /**
   * An empty folder for work on files that needs paths. What a killed process leaves behind is removed by
   * {@link Files.sweep}.
   */
  temporaryFolder(): Promise<TemporaryFolder>
  /**
   * Removes uploads and temporary folders that killed processes left behind: all of them where no other process uses the
   * data folder, else those that are a day old. Resolves with their number.
   *
   * @param now ms UTC
   */
  sweep(now: number): Promise<number>
  /**
   * Removes bytes that have been unreferenced for a day, and uploads that were left behind. Several
   * processes may do it at once, and one that dies leaves the rest to the next.
   *
   * @param now ms UTC
   */
  collect(now: number): Promise<Collected>
  /** @throws UnreachableError if the storage cannot be used as configured */
  check(): Promise<void>
}
