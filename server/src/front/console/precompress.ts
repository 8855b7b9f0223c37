import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|svg|json|map|wasm)$/
/** Below this the headers cost more than compression saves. */
const SMALLEST_BYTES = 1024
/**
 * The best quality, 11, saves 2 % and takes twice as long: it is used for what every page loads, but not
 * for the largest files, such as that of maps, which would take most of the time.
 */
const QUALITY = { best: 11, quicker: 10, quickerFromBytes: 1_000_000 }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Puts a `.br` and a `.gz` beside each text file of a folder, so that no request has to compress. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST_BYTES) return
  const quality = bytes.length < QUALITY.quickerFromBytes ? QUALITY.best : QUALITY.quicker
  const [brotli, zipped] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}
