import { ApiError, NetworkError } from '@airshed/data'
import { describe, expect, it } from 'vitest'
import { refusedIssues } from './refusedIssues.ts'

const ISSUES = [{ path: '/settings/interval', expected: '>= 60', got: '1' }]

describe('the issues of a call', () => {
  it('a call that the server accepts has no issues', async () => {
    expect(await refusedIssues(Promise.resolve({ version: 2 }))).toEqual([])
  })

  it('a refused call has the issues that the server names', async () => {
    const refusal = new ApiError({ status: 422, code: 'INVALID', detail: 'no', issues: ISSUES })
    expect(await refusedIssues(Promise.reject(refusal))).toEqual(ISSUES)
  })

  it.each<[string, Error]>([
    [
      'a refusal without issues',
      new ApiError({ status: 403, code: 'FORBIDDEN', detail: 'no', issues: [] }),
    ],
    ['a call that did not reach the server', new NetworkError('PUT', 'nodes/N1', null)],
  ])('rejects with %s', async (_, failure) => {
    await expect(refusedIssues(Promise.reject(failure))).rejects.toBe(failure)
  })
})
