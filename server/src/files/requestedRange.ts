import type { ByteRange } from './fileStorage.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that a request asks for (RFC 9110, section 14).
 *
 * @param etag that of the file as it is now
 * @returns `whole` also for several ranges, a range that cannot be read, and one that was asked for
 *   another version (`If-Range`); `outside` where nothing of it lies in the file
 */
export function requestedRange(
  headers: { range?: string; 'if-range'?: string | string[] },
  bytes: number,
  etag: string,
): ByteRange | 'whole' | 'outside' {
  const condition = headers['if-range']
  const parts = ONE_RANGE.exec(headers.range ?? '')
  if (parts === null || (condition !== undefined && condition !== etag)) return 'whole'
  const [, first = '', last = ''] = parts
  if (first === '') return last === '' ? 'whole' : lastBytes(Number(last), bytes)
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < bytes ? { start, end } : 'outside'
}

function lastBytes(count: number, bytes: number): ByteRange | 'outside' {
  if (count === 0 || bytes === 0) return 'outside'
  return { start: Math.max(0, bytes - count), end: bytes - 1 }
}
