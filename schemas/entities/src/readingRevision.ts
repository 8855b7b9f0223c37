import { Type, type Static } from 'typebox'
import { Id, RangeEndMs, RangeStartMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery, WithoutSearch } from './list.ts'

/**
 * Who replaced a reading: an ingest key, the key of the device, an import of a file, one that was taken back, the command
 * that imports files, or the server itself.
 */
const REVISION_AUTHORS = ['key', 'device', 'import', 'undo', 'command', 'server'] as const
const RevisionAuthor = Words(REVISION_AUTHORS)
type RevisionAuthor = Static<typeof RevisionAuthor>

/** Data points that one query may name. */
const DATA_POINTS_MAX = 100

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })
const MaybeText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const Flags = (description: string) => Type.Integer({ minimum: 0, description })

/** A reading that was replaced by a revised one: what it was, what it became, and by whom. */
export const ReadingRevision = Type.Object({
  _id: Id,
  data_point_id: Id,
  ts: Type.Integer({ description: 'Time of the reading, ms UTC' }),
  unit: Type.String({ description: 'Unit of both values; empty: none' }),
  old_value: NumberOrNull('The value before; null: none'),
  old_flags: Flags('Its flags, as in an export: some of them hide it'),
  value: NumberOrNull('The value after; null: none'),
  flags: Flags('Its flags'),
  revised_at: TimestampMs,
  author_kind: RevisionAuthor,
  author_name: MaybeText(
    'Name of the key, serial of the device, or name of the imported file; null: it has none, is gone, or is not for the caller to read',
  ),
  account_name: MaybeText(
    'Full name of who started the import, or took it back, at that time; null: nobody, no longer known, or not for the caller to read',
  ),
})
export type ReadingRevision = Static<typeof ReadingRevision>

export const ReadingRevisionPage = ListOf(ReadingRevision)

const READING_REVISION_SORTS = ['time'] as const

/**
 * Query of `GET nodes/{id}/revisions`: readings of a range of time; the newest reading first, and of
 * one reading its last revision. It is not searched.
 */
export const ReadingRevisionQuery = WithoutSearch(
  ListQuery({
    sort: READING_REVISION_SORTS,
    filters: {
      data_point_id: Type.Optional(
        Type.Union(
          [
            Type.String({ maxLength: 20_000 }),
            Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: DATA_POINTS_MAX }),
          ],
          { description: 'Only these data points: repeated, or separated by commas. Default: all' },
        ),
      ),
      from: Type.Optional(RangeStartMs),
      to: Type.Optional(RangeEndMs),
    },
    size: 50,
    total: 'bounded',
  }),
)
export type ReadingRevisionQuery = Static<typeof ReadingRevisionQuery>
