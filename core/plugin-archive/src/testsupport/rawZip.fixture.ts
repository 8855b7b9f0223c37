import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a zip, declared as honestly or dishonestly as a test requires. */
export interface RawEntry {
  path: string
  content: string | Uint8Array
  /** Declared size; default the true one. */
  promised?: number
  /** Upper 16 bits of the attributes: type and mode on Unix. */
  mode?: number
  flags?: number
  method?: number
  /** Name in the local header, default `path`. */
  localPath?: string
  /** Bytes between this file and the next one. */
  gap?: number
}

function record(length: number, fields: readonly [at: number, bytes: 2 | 4, value: number][]) {
  const bytes = Buffer.alloc(length)
  for (const [at, size, value] of fields) bytes.writeUIntLE(value, at, size)
  return bytes
}

/** A zip written byte by byte, so that a test can create one that no tool would. */
export function rawZip(entries: readonly RawEntry[], comment = ''): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content as string)
    const packed = deflateRawSync(content)
    const name = Buffer.from(entry.path)
    const localName = Buffer.from(entry.localPath ?? entry.path)
    const stated = [
      entry.flags ?? 0,
      entry.method ?? 8,
      crc32(content),
      packed.length,
      entry.promised ?? content.length,
    ] as const
    const fields = (at: number): [number, 2 | 4, number][] => [
      [at, 2, stated[0]],
      [at + 2, 2, stated[1]],
      [at + 8, 4, stated[2]],
      [at + 12, 4, stated[3]],
      [at + 16, 4, stated[4]],
    ]
    const local = [
      record(30, [[0, 4, 0x04034b50], ...fields(6), [26, 2, localName.length]]),
      localName,
      packed,
      Buffer.alloc(entry.gap ?? 0),
    ]
    directory.push(
      record(46, [
        [0, 4, 0x02014b50],
        ...fields(8),
        [28, 2, name.length],
        [40, 2, entry.mode ?? 0],
        [42, 4, offset],
      ]),
      name,
    )
    files.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const directoryLength = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record(22, [
    [0, 4, 0x06054b50],
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, directoryLength],
    [16, 4, offset],
    [20, 2, comment.length],
  ])
  return Buffer.concat([...files, ...directory, end, Buffer.from(comment)])
}
