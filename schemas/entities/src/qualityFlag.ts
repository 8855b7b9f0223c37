import { Type, type Static } from 'typebox'
import { Id, RangeEndMs, RangeStartMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery, WithoutSearch } from './list.ts'

/** What sets quality flags: a person by hand. */
export const QUALITY_RULES = ['manual'] as const
const QualityRule = Words(QUALITY_RULES)
export type QualityRule = Static<typeof QualityRule>

/** Data points that one query or one change may name. */
export const FLAGGED_DATA_POINTS_MAX = 100

/** Longest reason that a person may give, characters. */
export const FLAG_REASON_MAX = 500

const TimeOrNull = (description: string) => Type.Union([TimestampMs, Type.Null()], { description })
const MaybeText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** A span of a data point whose readings are rejected while the flag is in force: kept, and left out of all figures. */
export const QualityFlag = Type.Object({
  _id: Id,
  data_point_id: Id,
  from: Type.Integer({ description: 'Start of the span, which belongs to it: ms UTC' }),
  to: Type.Integer({ description: 'End of the span, which does not belong to it: ms UTC' }),
  rule: QualityRule,
  reason: Type.String({ description: 'Why, in the words of the person who set it' }),
  made_at: TimestampMs,
  made_by: MaybeText('Name of who set it, at that time; null: a rule'),
  withdrawn_at: TimeOrNull('When it was withdrawn; null: it is in force'),
  withdrawn_by: MaybeText('Name of who withdrew it; null: nobody'),
  is_settled: Type.Boolean({
    description:
      'All readings of the span follow it. False for a moment after it was set or withdrawn, longer for a long span',
  }),
})
export type QualityFlag = Static<typeof QualityFlag>

export const QualityFlagPage = ListOf(QualityFlag)

/** Several flags at once, one for each data point. */
export const QualityFlags = Type.Array(QualityFlag)

/** Flags that a person sets: one for each of the data points. */
export const NewQualityFlags = Type.Object(
  {
    data_point_ids: Type.Array(Id, {
      minItems: 1,
      maxItems: FLAGGED_DATA_POINTS_MAX,
      uniqueItems: true,
      description: 'Measured data points of the device; computed ones follow theirs',
    }),
    from: RangeStartMs,
    to: RangeEndMs,
    reason: Type.String({ minLength: 1, maxLength: FLAG_REASON_MAX, pattern: '\\S' }),
  },
  { additionalProperties: false },
)
export type NewQualityFlags = Static<typeof NewQualityFlags>

export const QUALITY_FLAG_STATES = ['in_force', 'withdrawn'] as const
const QualityFlagState = Words(QUALITY_FLAG_STATES)
const QUALITY_FLAG_SORTS = ['time'] as const

/** Query of `GET nodes/{id}/quality_flags`: by the start of the span, the newest first. It is not searched. */
export const QualityFlagQuery = WithoutSearch(
  ListQuery({
    sort: QUALITY_FLAG_SORTS,
    filters: {
      data_point_id: Type.Optional(
        Type.Union(
          [
            Type.String({ maxLength: 20_000 }),
            Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: FLAGGED_DATA_POINTS_MAX }),
          ],
          { description: 'Only these data points: repeated, or separated by commas. Default: all' },
        ),
      ),
      from: Type.Optional({
        ...RangeStartMs,
        description: 'Only flags whose span ends after it: ms UTC, up to the year 2200',
      }),
      to: Type.Optional({
        ...RangeEndMs,
        description: 'Only flags whose span begins before it: ms UTC, up to the year 2200',
      }),
      state: Type.Optional(
        Type.Array(QualityFlagState, {
          maxItems: QUALITY_FLAG_STATES.length,
          description: 'In one of these states; an empty list means the same as none',
        }),
      ),
    },
    size: 50,
    total: 'bounded',
  }),
)
export type QualityFlagQuery = Static<typeof QualityFlagQuery>
