import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '@airshed/client'
import { createQueryClient, retryQuery } from './queryClient.ts'

const refusal = (status: number) => new ApiError({ status, code: 'X', detail: 'x' })

describe('the cache of queries', () => {
  it.each<[string, Error, boolean[]]>([
    ['a fault of the server', refusal(503), [true, true, true, false]],
    ['a lost connection', new NetworkError('GET', 'x', null), [true, true, true, false]],
    ['a refusal', refusal(404), [false, false, false, false]],
    ['being given up', new DOMException('', 'AbortError'), [false, false, false, false]],
  ])('a failed query retries after %s', (_, error, expected) => {
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, error))).toEqual(expected)
  })

  it('applies the retry rule to every query without one of its own', async () => {
    let asked = 0
    const answer = createQueryClient().fetchQuery({
      queryKey: ['things'],
      queryFn: () => {
        asked += 1
        return Promise.reject(refusal(403))
      },
      retryDelay: 0,
    })
    await expect(answer).rejects.toMatchObject({ status: 403 })
    expect(asked).toBe(1)
  })
})
