import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file within an archive. */
export interface ZipMember {
  /** Such as `csv/1C00A3F7.csv`. */
  path: string
  /** False for what is compressed already. */
  isDeflated: boolean
  /** Opens its bytes once all members before it are written. */
  open: () => AsyncIterable<string | Buffer>
}

/** Where a member is in the archive. */
export interface ZipPlace {
  /** Of the first byte of its data. */
  offset: number
  /** As it is in the archive, deflated or not. */
  compressedBytes: number
}

/** What yazl knows about a member once the archive is written; `zipFile.test.ts` would notice a change. */
interface WrittenEntry {
  relativeOffsetOfLocalHeader: number
  compressedSize: number
}
const LOCAL_HEADER_BYTES = 30

/** A ZIP file as a stream of bytes; with ZIP64 where its members, or the file, are larger than 4 GiB. */
export interface ZipStream {
  bytes: Readable
  /** In the order of the members; call it once the stream has ended. */
  places(): ZipPlace[]
  /** Ends a stream that nobody reads to its end, with the member that is being read. */
  destroy(): void
}

/**
 * @param modifiedMs time of the members, ms UTC
 */
export function createZip(members: readonly ZipMember[], modifiedMs: number): ZipStream {
  const zip = new ZipFile()
  const bytes = zip.outputStream as Readable
  let current: Readable | undefined
  zip.on('error', (error: Error) => bytes.destroy(error))
  // A member may fail before anybody reads: the reader finds the error in the stream.
  bytes.on('error', () => {})
  for (const { path, isDeflated, open } of members) {
    const options = { mtime: new Date(modifiedMs), compress: isDeflated }
    zip.addReadStreamLazy(path, options, (take) => {
      current = Readable.from(open(), { objectMode: false })
      current.on('error', (error) => bytes.destroy(error))
      take(null, current)
    })
  }
  zip.end()
  return {
    bytes,
    places: () =>
      (zip as unknown as { entries: WrittenEntry[] }).entries.map((entry, at) => ({
        offset:
          entry.relativeOffsetOfLocalHeader +
          LOCAL_HEADER_BYTES +
          Buffer.byteLength(members[at]?.path ?? ''),
        compressedBytes: entry.compressedSize,
      })),
    destroy() {
      bytes.destroy()
      current?.destroy()
    },
  }
}
