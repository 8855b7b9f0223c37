import { gzipSync } from 'node:zlib'

const BLOCK = 512
/** Fixed modification time of every file, so that equal input gives equal bytes: 2020-01-01. */
const MTIME_S = 1_577_836_800
const NAME_MAX = 100

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`

/** A long path is stored in two parts, split at a slash. */
function nameParts(path: string): { prefix: string; name: string } {
  if (path.length <= NAME_MAX) return { prefix: '', name: path }
  const cut = path.indexOf('/', path.length - NAME_MAX - 1)
  if (cut < 0 || cut > 155) throw new Error(`${path} is too long for a tarball`)
  return { prefix: path.slice(0, cut), name: path.slice(cut + 1) }
}

function header(path: string, size: number, isRunnable: boolean): Buffer {
  const block = Buffer.alloc(BLOCK)
  const { prefix, name } = nameParts(path)
  const fields: readonly (readonly [text: string, at: number])[] = [
    [name, 0],
    [octal(isRunnable ? 0o755 : 0o644, 8), 100],
    [octal(0, 8), 108],
    [octal(0, 8), 116],
    [octal(size, 12), 124],
    [octal(MTIME_S, 12), 136],
    ['        ', 148],
    ['0', 156],
    ['ustar\u000000', 257],
    [prefix, 345],
  ]
  for (const [text, at] of fields) block.write(text, at, 'utf8')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return block
}

/** A file of a tarball. */
export interface PackedFile {
  readonly bytes: Uint8Array
  /** Whether it is an executable. */
  readonly isRunnable?: boolean
}

/**
 * An npm tarball: everything under `package/`, sorted, with fixed times and owners.
 *
 * @param files path inside the package → file
 */
export function tarball(files: ReadonlyMap<string, PackedFile>): Uint8Array {
  const blocks: Uint8Array[] = []
  for (const [path, { bytes, isRunnable = false }] of [...files].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const rest = (BLOCK - (bytes.length % BLOCK)) % BLOCK
    blocks.push(header(`package/${path}`, bytes.length, isRunnable), bytes, Buffer.alloc(rest))
  }
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 6 })
}
