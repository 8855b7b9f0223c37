import { apiError } from '../errors.ts'

/** No space left, over the quota of the user, larger than files may be. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** The sender went away. */
const BROKEN_OFF = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'EPIPE'])

/** The error of the table that says why an upload could not be kept; others as they are. */
export function uploadFailure(error: unknown): unknown {
  const code = String((error as { code?: unknown } | null)?.code)
  if (FULL.has(code)) return apiError('STORAGE_FULL')
  if (BROKEN_OFF.has(code)) {
    return apiError('BAD_REQUEST', {
      reason: 'the upload ended before it was complete, and nothing of it was kept',
    })
  }
  return error
}
