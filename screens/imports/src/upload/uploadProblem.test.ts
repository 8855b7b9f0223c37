import { ApiError } from '@airshed/console-kit'
import { IMPORT_BYTES_MAX } from '@airshed/console-kit/define'
import { expect, it } from 'vitest'
import { fileProblem, uploadProblem } from './uploadProblem.ts'

it('refuses an empty or too large file before sending it', () => {
  expect(fileProblem({ size: 0 })).toEqual({ kind: 'empty' })
  expect(fileProblem({ size: IMPORT_BYTES_MAX })).toBeNull()
  const bytes = IMPORT_BYTES_MAX + 1
  expect(fileProblem({ size: bytes })).toEqual({ kind: 'tooLarge', bytes })
})

it('treats a size limit of the server or of a proxy as a problem of size', () => {
  const error = new ApiError({ status: 413, code: 'TOO_LARGE', detail: '' })
  expect(uploadProblem(error, { size: 12 })).toEqual({ kind: 'tooLarge', bytes: 12 })
  const other = new Error('offline')
  expect(uploadProblem(other, { size: 12 })).toEqual({ kind: 'refused', error: other })
})
