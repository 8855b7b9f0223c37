import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../base/errors.ts'
import { uploadFailure } from './storageFailure.ts'

const FIXTURE = fileURLToPath(new URL('./fullDisk.fixture.ts', import.meta.url))

describe('a full disk', () => {
  it('answers STORAGE_FULL and keeps nothing of the upload', () => {
    // Blocks of 512 or 1,024 bytes: less than the fixture writes in both.
    const output = execFileSync('sh', [
      '-c',
      'ulimit -f 100 && exec "$0" "$1"',
      process.execPath,
      FIXTURE,
    ])
    expect(JSON.parse(String(output))).toEqual({ code: 'STORAGE_FULL', left: [] })
  })

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('recognizes a full disk by %s', (code) => {
    const error = uploadFailure(Object.assign(new Error('write failed'), { code }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'STORAGE_FULL', statusCode: 507 })
  })

  it('passes other failures on as they are', () => {
    const error = Object.assign(new Error('denied'), { code: 'EACCES' })
    expect(uploadFailure(error)).toBe(error)
  })
})
