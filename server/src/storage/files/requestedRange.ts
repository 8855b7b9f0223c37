import type { ByteRange } from './fileStorage.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that is requested (RFC 9110, section 14).
 *
 * @param etag of the current file
 * @returns `whole` also for several ranges, an invalid range, and a range of another version (`If-Range`);
 *   `outside` if no part of the range is in the file
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
