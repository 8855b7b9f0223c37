import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { IngestKey, IngestKeyCreated } from '@airshed/schemas'
import {
  createIngestKey,
  listIngestKeys,
  renameIngestKey,
  revokeIngestKey,
  rollIngestKey,
} from '@airshed/schemas/calls'
import { ingestKey } from '../builders/ingestKey.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeIngestKeyOptions {
  /** Default none. */
  ingestKeys?: readonly IngestKey[]
}

const DAY_MS = 86_400_000

/** Ingest keys that can be created, renamed, rolled and revoked. */
export function fakeIngestKeys(options: FakeIngestKeyOptions): FakeAnswer[] {
  let keys = [...(options.ingestKeys ?? [])]
  const add = (changes: Partial<IngestKey>): IngestKeyCreated => {
    const made = ingestKey(0, {
      id: `key_new_${keys.length}`,
      created_at: TEST_NOW_MS,
      last_used_at: null,
      ...changes,
    })
    keys = [made, ...keys]
    return { ...made, key: 'ak_fake-key-0123456789abcdefghijklmn' }
  }
  const change = (id: string, changes: Partial<IngestKey>) => {
    keys = keys.map((key) => (key.id === id ? { ...key, ...changes } : key))
  }
  return [
    fake(listIngestKeys, ({ query: { organization_id: organization, search, state = [] } }) => {
      // Values from an address are texts.
      const states = [state].flat()
      return fakeList(
        keys.filter(
          (key) =>
            isOf(organization, key) &&
            holdsWords(search, key.name) &&
            (states.length === 0 || states.includes(key.state)),
        ),
      )
    }),
    fake(createIngestKey, ({ body }) => add(body)),
    fake(renameIngestKey, ({ params, body }) => {
      if (keys.some(({ id, name }) => id !== params.id && name === body.name)) {
        throw new FakeRefusal(409, 'INGEST_KEY_NAME_TAKEN', 'A key has this name')
      }
      change(params.id, body)
      return keys.find(({ id }) => id === params.id) ?? ingestKey(0, body)
    }),
    fake(rollIngestKey, ({ params, body }) => {
      const { name, organization_id: organizationId } = keys.find(({ id }) => id === params.id) ?? {
        name: '',
        organization_id: 'org_city',
      }
      change(
        params.id,
        body.grace_days === 0
          ? { state: 'ended', revoked_at: TEST_NOW_MS }
          : { state: 'ending', expires_at: TEST_NOW_MS + body.grace_days * DAY_MS },
      )
      return add({ name, organization_id: organizationId })
    }),
    fake(revokeIngestKey, ({ params }) => {
      change(params.id, { state: 'ended', revoked_at: TEST_NOW_MS })
      return null
    }),
  ]
}
