import { Type, type Static } from 'typebox'
import { Id, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** Longest name of an ingest key, in characters. */
export const INGEST_KEY_NAME_MAX = 80

/** Name of what sends with a key, such as `Gateway on the roof`. */
const IngestKeyName = Type.String({ minLength: 1, maxLength: INGEST_KEY_NAME_MAX, pattern: '\\S' })

/**
 * Whether devices may send with a key: yes; until it ends, as another one replaced it; or no, as it has ended, was
 * revoked, or was made by somebody who may no longer manage devices of the organization.
 */
export const INGEST_KEY_STATES = ['active', 'ending', 'ended'] as const
export const IngestKeyState = Words(INGEST_KEY_STATES)
export type IngestKeyState = Static<typeof IngestKeyState>

const TimeOrNever = Type.Union([TimestampMs, Type.Null()])

/** A key with which devices send readings for an organization; its secret is shown once. */
export const IngestKey = Type.Object({
  id: Id,
  name: IngestKeyName,
  organization_id: Type.String(),
  created_by_name: Type.Union([Type.String(), Type.Null()], {
    description: 'Who created it; null: not a signed-in user, or one who no longer exists',
  }),
  created_at: TimestampMs,
  last_used_at: Type.Union([TimestampMs, Type.Null()], {
    description: 'To the minute; null: never since keys have names',
  }),
  expires_at: Type.Union([TimestampMs, Type.Null()], {
    description: 'When it ends, if it was replaced; null: it does not end by itself',
  }),
  revoked_at: TimeOrNever,
  state: IngestKeyState,
})
export type IngestKey = Static<typeof IngestKey>

export const IngestKeyList = ListOf(IngestKey)
export type IngestKeyList = Static<typeof IngestKeyList>

/** Orders of a list of ingest keys. */
const INGEST_KEY_SORTS = ['created', 'name', 'last_used'] as const
export type IngestKeySort = (typeof INGEST_KEY_SORTS)[number]

/** Query of `GET ingest_keys`: searched by their names, the newest first. */
export const IngestKeyQuery = ListQuery({
  sort: INGEST_KEY_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    state: Type.Optional(
      Type.Array(IngestKeyState, {
        maxItems: INGEST_KEY_STATES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type IngestKeyQuery = Static<typeof IngestKeyQuery>

/** Body of `POST ingest_keys`. */
export const IngestKeyCreate = Type.Object(
  { organization_id: Type.String(), name: IngestKeyName },
  { additionalProperties: false },
)
export type IngestKeyCreate = Static<typeof IngestKeyCreate>

/** Body of `PUT ingest_keys/{id}`. */
export const IngestKeyEdit = Type.Object({ name: IngestKeyName }, { additionalProperties: false })

/** For how many days a key stays valid beside its replacement. */
export const INGEST_KEY_GRACE_DAYS = [0, 1, 7] as const

/** Body of `POST ingest_keys/{id}/roll`. */
export const IngestKeyRoll = Type.Object(
  {
    grace_days: Type.Enum([...INGEST_KEY_GRACE_DAYS], {
      type: 'integer',
      description: 'Days for which the old key stays valid',
    }),
  },
  { additionalProperties: false },
)
export type IngestKeyRoll = Static<typeof IngestKeyRoll>

/** Answer to a new key: the only one that contains the secret. */
export const IngestKeyCreated = Type.Object({ ...IngestKey.properties, key: Type.String() })
export type IngestKeyCreated = Static<typeof IngestKeyCreated>
