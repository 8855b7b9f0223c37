import { apiError } from '../../base/errors.ts'

/** No space left, disk quota exceeded, file too large. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** The sender went away. */
const BROKEN_OFF = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE'])

/** Maps a failed upload to an error of the error table; other errors are returned unchanged. */
export function uploadFailure(error: unknown): unknown {
  const code = String((error as { code?: unknown } | null)?.code)
  if (FULL.has(code)) return apiError('STORAGE_FULL')
  if (BROKEN_OFF.has(code)) {
    return apiError('BAD_REQUEST', {
      reason: 'the upload ended before it was complete, so nothing was stored',
    })
  }
  return error
}
