import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { ApiToken } from '@airshed/schemas'
import { createToken, deleteToken, listTokens } from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'
import { apiToken } from '../builders/token.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeTokenOptions {
  /** Default none. */
  tokens?: readonly ApiToken[]
}

/** API tokens that can be made and deleted. */
export function fakeTokens(options: FakeTokenOptions): FakeAnswer[] {
  let tokens = [...(options.tokens ?? [])]
  return [
    fake(listTokens, ({ query: { organization_id: organization, search } }) =>
      fakeList(
        tokens.filter(
          (one) => isOf(organization, one) && holdsWords(search, `${one.name} ${one.ownerName}`),
        ),
      ),
    ),
    fake(createToken, ({ body }) => {
      const made = apiToken(tokens.length + 100, {
        ...body,
        last_used_at: null,
        requests_number: 0,
        created_at: TEST_NOW_MS,
      })
      tokens = [made, ...tokens]
      return { ...made, token: 'airshed_7Qm2vXe4Zt9Lk1Rw8Nc5Yb' }
    }),
    fake(deleteToken, ({ params }) => {
      tokens = tokens.filter(({ _id: id }) => id !== params.id)
      return null
    }),
  ]
}
