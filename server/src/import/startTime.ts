import { open } from 'node:fs/promises'
import { ImportError } from './importError.ts'
import type { ImportMapTime } from '@airshed/schemas'
import { isRefusal, refusalText } from './refusal.ts'
import { timeReader } from './rowTime.ts'

/** The start is in the beginning of a longer preamble. */
const PREAMBLE_BYTES_MAX = 256 * 1024

/**
 * From when the elapsed seconds of a file count: the cells beside the labels in its preamble.
 *
 * @param bytes length of the preamble
 * @returns ms UTC; undefined: the times are not elapsed seconds
 * @throws ImportError if the preamble has no such time, or only one that a clock change repeats
 */
export async function readStart(
  path: string,
  bytes: number,
  delimiter: string,
  time: ImportMapTime,
): Promise<number | undefined> {
  const { format, start } = time
  if (format !== 'elapsed' || start === undefined) return undefined
  await using handle = await open(path)
  const length = Math.min(bytes, PREAMBLE_BYTES_MAX)
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, 0)
  const lines = buffer.toString('utf8').split(/\r\n|\n|\r/)
  const cells = start.labels.map((label) => cellAfter(label, lines, delimiter))
  const text = cells.join(' ')
  const times = timeReader({ ...time, format: start.format })(text)
  if (isRefusal(times)) {
    throw new ImportError(`The file cannot be read: ${refusalText(times)}`)
  }
  const [ms, second] = times
  if (ms !== undefined && second === undefined) return ms
  throw new ImportError(
    `The file starts at "${text}": expected one time of the pattern ${start.format} in ${time.zone ?? 'UTC'}`,
  )
}

function cellAfter(label: string, lines: readonly string[], delimiter: string): string {
  for (const line of lines) {
    const [first = '', second] = line.split(delimiter).map((cell) => cell.trim())
    const name = first.replace(/^[\ufeff"]+|[":]+$/g, '').trim()
    if (name === label && second !== undefined) return second.replace(/^"|"$/g, '')
  }
  throw new ImportError(
    `The file has no line "${label}" above its headings: expected the start of its elapsed time`,
  )
}
