import { Type, type Static } from 'typebox'
import { Id, RangeEndMs, RangeStartMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** Devices that one archive may hold. */
export const SNAPSHOT_DEVICES_MAX = 500
/** Archives that an organization may have on the server at a time. */
export const SNAPSHOTS_MAX = 20
/** Readings that one archive may hold, estimated before it is written. */
export const SNAPSHOT_READINGS_MAX = 200_000_000
/** Largest archive, in bytes: 20 GiB. */
export const SNAPSHOT_BYTES_MAX = 20 * 1024 ** 3
/** How long a link to an archive works, ms: one day, which is enough for 20 GiB at 2 Mbit/s. */
export const SNAPSHOT_LINK_FOR_MS = 86_400_000

const closed = { additionalProperties: false }
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description })
const Count = (description: string) => Type.Integer({ minimum: 0, description })

/** What has become of an archive: a job writes it, or waits; it can be downloaded; or it has a `failure`. */
export const SNAPSHOT_STATES = ['writing', 'ready', 'failed'] as const
export const SnapshotState = Words(SNAPSHOT_STATES)
export type SnapshotState = Static<typeof SnapshotState>

/** How an archive holds its readings: a CSV for each device, which can be imported again, or one Parquet file. */
export const SNAPSHOT_FORMATS = ['csv', 'parquet'] as const
export const SnapshotFormat = Words(SNAPSHOT_FORMATS)
export type SnapshotFormat = Static<typeof SnapshotFormat>

/** What a caller may do with an archive. */
const SNAPSHOT_ACTIONS = ['download', 'delete'] as const
export const SnapshotAction = Words(SNAPSHOT_ACTIONS)
export type SnapshotAction = Static<typeof SnapshotAction>

/** A device of an archive, as it was called when the archive was requested. */
export const SnapshotDevice = Type.Object({
  node_id: Type.String(),
  serial: Type.String(),
  name: Type.String({ description: 'Empty: it has none' }),
})
export type SnapshotDevice = Static<typeof SnapshotDevice>

/** All readings of some devices in a period, as a file. */
export const Snapshot = Type.Object({
  _id: Id,
  organization_id: Type.String(),
  organizationName: Type.String(),
  serial: Type.String({ description: 'Of the device; of several, of the first one' }),
  devices: Type.Array(SnapshotDevice),
  from: TimestampMs,
  to: TimestampMs,
  timezone: Type.String({ description: 'IANA zone of the times in the CSV files' }),
  formats: Type.Array(SnapshotFormat),
  filename: Type.String(),
  state: SnapshotState,
  failure: orNull(
    Type.Object({
      code: Type.String({ description: 'Stable code of the error' }),
      parts: Type.Record(Type.String(), Type.String(), {
        description: 'Values of the placeholders in the sentence of that code',
      }),
      reason: Type.String({ description: 'That sentence in English: what helps' }),
    }),
    'Why it could not be written',
  ),
  progress: orNull(
    Type.Object({
      done: Count('Readings written so far'),
      of: Count('All of them, approximately'),
    }),
    'While a job writes it',
  ),
  readings: orNull(Count('Readings in it'), 'Until it is written'),
  bytes: orNull(Count('Size of the file'), 'Until it is written'),
  uploaded_by: orNull(Type.String(), 'Who requested it; null: a user who no longer exists'),
  created_at: TimestampMs,
  finished_at: orNull(TimestampMs, 'Until it is written'),
  expires_at: orNull(TimestampMs, 'When it is removed; null: a job is still at work'),
  actions: Type.Array(SnapshotAction, { description: 'What the caller may do now' }),
})
export type Snapshot = Static<typeof Snapshot>

export const SnapshotList = ListOf(Snapshot)
export type SnapshotList = Static<typeof SnapshotList>

/** Orders of a list of archives. */
const SNAPSHOT_SORTS = ['created', 'serial', 'from', 'to'] as const
export type SnapshotSort = (typeof SNAPSHOT_SORTS)[number]

/** Query of `GET snapshots`: searched by the names and serials of their devices, the newest first. */
export const SnapshotQuery = ListQuery({
  sort: SNAPSHOT_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    state: Type.Optional(
      Type.Array(SnapshotState, {
        maxItems: SNAPSHOT_STATES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type SnapshotQuery = Static<typeof SnapshotQuery>

/** Body of `POST snapshots`. */
export const SnapshotCreate = Type.Object(
  {
    organization_id: Id,
    node_ids: Type.Array(Id, { minItems: 1, maxItems: SNAPSHOT_DEVICES_MAX, uniqueItems: true }),
    from: RangeStartMs,
    to: RangeEndMs,
    timezone: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        default: 'UTC',
        description: 'IANA zone of the times in the CSV files',
      }),
    ),
    formats: Type.Optional(
      Type.Array(SnapshotFormat, {
        minItems: 1,
        maxItems: SNAPSHOT_FORMATS.length,
        uniqueItems: true,
        description: 'Default: both',
      }),
    ),
  },
  closed,
)
export type SnapshotCreate = Static<typeof SnapshotCreate>

/** Query of `POST snapshots/{id}.csv`. */
export const SnapshotCsvQuery = Type.Object(
  {
    serial: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'Device of the archive; default: its only one, or the first',
      }),
    ),
  },
  closed,
)
export type SnapshotCsvQuery = Static<typeof SnapshotCsvQuery>

/** An address from which an archive is downloaded without a token, also in parts. */
export const SnapshotLink = Type.Object({
  path: Type.String({
    description: 'Below the address of the server, with a secret: whoever has it can download',
  }),
  valid_until: TimestampMs,
})
export type SnapshotLink = Static<typeof SnapshotLink>
