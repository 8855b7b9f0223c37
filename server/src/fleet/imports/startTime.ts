import { open } from 'node:fs/promises'
import { apiError } from '../../base/errors.ts'
import type { ImportMapTime } from '@airshed/schemas'
import { isRefusal } from './refusal.ts'
import { timeReader } from './rowTime.ts'

/** The start is in the beginning of a longer preamble. */
const PREAMBLE_BYTES_MAX = 256 * 1024

/**
 * From when the elapsed seconds of a file count: the cells beside the labels in its preamble.
 *
 * @param bytes length of the preamble
 * @returns ms UTC; undefined: the times are not elapsed seconds
 * @throws ApiError if the preamble has no such time, or only one that a clock change skips or repeats
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
  const [ms, second] = isRefusal(times) ? [] : times
  if (ms !== undefined && second === undefined) return ms
  const zone = time.zone ?? 'UTC'
  throw apiError('IMPORT_START_UNREADABLE', { got: text, pattern: start.format, zone })
}

function cellAfter(label: string, lines: readonly string[], delimiter: string): string {
  for (const line of lines) {
    const [first = '', second] = line.split(delimiter).map((cell) => cell.trim())
    const name = first.replace(/^[\ufeff"]+|[":]+$/g, '').trim()
    if (name === label && second !== undefined) return second.replace(/^"|"$/g, '')
  }
  throw apiError('IMPORT_START_MISSING', { label })
}
