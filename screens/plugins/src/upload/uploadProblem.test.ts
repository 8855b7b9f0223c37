import { ApiError, NetworkError } from '@airshed/console-kit'
import { describe, expect, it } from 'vitest'
import { ARCHIVE_MAX_BYTES, fileProblem, uploadProblem } from './uploadProblem.ts'

describe('a plugin archive', () => {
  it('accepts an archive of up to 5 MB that is not empty', () => {
    expect(fileProblem({ size: ARCHIVE_MAX_BYTES })).toBeNull()
    expect(fileProblem({ size: ARCHIVE_MAX_BYTES + 1 })).toEqual({
      kind: 'too-large',
      bytes: 5_000_001,
    })
    expect(fileProblem({ size: 0 })).toEqual({ kind: 'empty' })
  })

  it('lists each reason of a refusal by the server', () => {
    const issues = [{ path: 'plugin.js:3:14', expected: 'no fetch', got: 'fetch' }]
    const refusal = new ApiError({ status: 422, code: 'PLUGIN_REFUSED', detail: 'Refused', issues })
    expect(uploadProblem(refusal)).toEqual({ kind: 'refused', error: refusal, issues })
  })

  it.each([
    [new NetworkError('POST', 'plugins', null), 'no-answer'],
    [new ApiError({ status: 503, code: 'X', detail: 'stack trace' }), 'failed'],
    [new Error('surprise'), 'failed'],
  ])('reports that an upload could not be checked (%s)', (error, kind) => {
    expect(uploadProblem(error)).toEqual({ kind })
  })
})
