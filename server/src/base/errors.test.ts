import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAjv } from '@airshed/contract'
import { ErrorBody } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { apiError, errorBody, SERVER_ERRORS, warningLine, type ServerErrorCode } from './errors.ts'

const isErrorBody = createAjv().compile(ErrorBody)

describe('the error table', () => {
  it('contains each code of its subjects once', () => {
    const folder = join(import.meta.dirname, 'errors')
    const codes = readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').match(/^ {2}[A-Z_]+(?=: \{)/gm),
    )
    expect(codes.flatMap((code) => code?.trim() ?? []).toSorted()).toEqual(
      Object.keys(SERVER_ERRORS).toSorted(),
    )
  })

  it.each(Object.keys(SERVER_ERRORS) as ServerErrorCode[])(
    'the error %s makes an answer',
    (code) => {
      const body = errorBody(apiError(code), 'request-1')
      expect(isErrorBody(body)).toBe(true)
      expect(body).toMatchObject({ code, request_id: 'request-1' })
      expect(apiError(code).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('fills the sentence and lists the issues', () => {
    const issues = [{ path: '/a', expected: 'integer', got: '"x"' }]
    const error = apiError('NOT_FOUND', { what: 'Dashboard', id: 'd1' }, issues)
    expect(errorBody(error)).toEqual({
      errors: { detail: 'Dashboard d1 does not exist' },
      error: 'Not Found',
      code: 'NOT_FOUND',
      parts: { what: 'Dashboard', id: 'd1' },
      issues,
    })
  })
})

it('a warning begins with its code', () => {
  expect(warningLine('BACKUP_FAILED', { reason: 'the disk is full' })).toBe(
    'BACKUP_FAILED: A backup failed: the disk is full. Do not use what it has written; try again',
  )
})
