import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { ApiToken } from '@airshed/schemas'
import { createToken, deleteToken, getToken, listTokens } from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'
import { apiToken } from '../builders/token.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

/** The format of a token, with a wrong checksum, so that leak scanners ignore it. */
export const FAKE_TOKEN = 'airshed_7Qm2vXe4Zt9Lk1Rw8Nc5YbGh3Uj6Pd0Sa2Fs7Tz4Wx1oEr000000'

export interface FakeTokenOptions {
  /** Default none. */
  tokens?: readonly ApiToken[]
}

/** API tokens that can be created and deleted. */
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
    fake(getToken, ({ params: { id } }) => {
      const token = tokens.find(({ _id }) => _id === id)
      if (token === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such token')
      const devices = token.device_scope?.map((node_id) => ({ node_id, name: `Mast ${node_id}` }))
      return {
        ...token,
        external_id_revealed: `tok_8c1f02b7e95d4a60a7d1${token.external_id.slice(-4)}`,
        devices: devices ?? null,
      }
    }),
    fake(createToken, ({ body }) => {
      const { capabilities = [], permissions = [], device_scope = null } = body
      const made = apiToken(tokens.length + 100, {
        ...body,
        capabilities,
        permissions,
        device_scope,
        last_used_at: null,
        requests_number: 0,
        created_at: TEST_NOW_MS,
      })
      tokens = [made, ...tokens]
      return { ...made, token: FAKE_TOKEN }
    }),
    fake(deleteToken, ({ params }) => {
      tokens = tokens.filter(({ _id: id }) => id !== params.id)
      return null
    }),
  ]
}
