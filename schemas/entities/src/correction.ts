import { Type, type Static } from 'typebox'
import { Id, LATEST_TIME_MS, TimestampMs, Words } from './common.ts'

/**
 * Which values of readings count: `reported` as devices sent them, `corrected` after the corrections of their data points.
 * Readings of data points without a correction are the same in both.
 */
export const READING_BASES = ['corrected', 'reported'] as const
export type ReadingBasis = (typeof READING_BASES)[number]

/** Part of a search: which values of readings count. */
export const BasisChoice = Words(READING_BASES, {
  description:
    'corrected: after the corrections of their data points; reported: as they came. Default: the choice of the organization that owns the device',
})

/** Corrections in force that one data point can have. */
export const CORRECTIONS_MAX = 200
/** Coefficients of a polynomial. */
export const COEFFICIENTS_MAX = 7
/** No instrument reading lies beyond this. */
export const COEFFICIENT_BOUND = 1e15

/**
 * How a corrected value follows from a reported one: a polynomial c₀ + c₁·x + c₂·x² …, or a published correction by its
 * id.
 */
export const CorrectionFormula = Type.Union([
  Type.Object(
    {
      coefficients: Type.Array(
        Type.Number({ minimum: -COEFFICIENT_BOUND, maximum: COEFFICIENT_BOUND }),
        {
          minItems: 2,
          maxItems: COEFFICIENTS_MAX,
          description: 'From the constant up, in the unit of the data point',
        },
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { preset: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the correction' }) },
    { additionalProperties: false },
  ),
])
export type CorrectionFormula = Static<typeof CorrectionFormula>

/** Where a correction comes from. */
export const CORRECTION_ORIGINS = ['person', 'calibration', 'study'] as const
export type CorrectionOrigin = (typeof CORRECTION_ORIGINS)[number]

const Reason = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
  description: 'Why the readings are corrected',
})
/** A reading may be of 1970 or later. */
const StartMs = Type.Integer({
  minimum: 0,
  maximum: LATEST_TIME_MS,
  description: 'Start of the readings that it corrects, which belongs to them: ms UTC',
})
const EndMs = Type.Union([Type.Integer({ minimum: 0, maximum: LATEST_TIME_MS }), Type.Null()], {
  description: 'Their end, which does not belong to them: ms UTC; null: it has none',
})

/** Body of `POST nodes/{id}/corrections`. */
export const NewCorrection = Type.Object(
  {
    data_point_id: Id,
    formula: CorrectionFormula,
    from: StartMs,
    to: Type.Optional(EndMs),
    reason: Reason,
  },
  { additionalProperties: false },
)
export type NewCorrection = Static<typeof NewCorrection>

const MaybeText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** A correction of the readings of one data point over a time. */
export const Correction = Type.Object({
  _id: Id,
  data_point_id: Id,
  version: Type.Integer({
    minimum: 1,
    description:
      'Of the corrections of its data point; where several cover a reading, the highest counts',
  }),
  formula: CorrectionFormula,
  from: TimestampMs,
  to: Type.Union([TimestampMs, Type.Null()]),
  reason: Type.String(),
  origin: Words(CORRECTION_ORIGINS),
  made_at: TimestampMs,
  made_by: MaybeText('Full name of its author at that time'),
  withdrawn_at: Type.Union([TimestampMs, Type.Null()]),
  withdrawn_by: MaybeText('Full name of who withdrew it, at that time'),
})
export type Correction = Static<typeof Correction>

/** How far the corrected values of a data point are computed. */
export const CorrectionProgress = Type.Object({
  data_point_id: Id,
  is_complete: Type.Boolean({
    description:
      'false: values by the newest corrections are being computed, until then the former ones count',
  }),
})

/** Answer of `GET nodes/{id}/corrections`: the newest first. */
export const Corrections = Type.Object({
  data: Type.Array(Correction),
  progress: Type.Array(CorrectionProgress),
})
export type Corrections = Static<typeof Corrections>

/** The state of the corrections of a data point, where it has any. */
export const DataPointCorrection = Type.Object(
  {
    basis: Words(READING_BASES, { description: 'What `lastValue` is' }),
    version: Type.Integer({ minimum: 1, description: 'The newest one in force' }),
    lastReported: Type.Union([Type.Number(), Type.Null()], {
      description: 'The newest value as the device reported it',
    }),
    lastCorrected: Type.Union([Type.Number(), Type.Null()], {
      description: 'The same after its correction',
    }),
  },
  { description: 'The newest value on both bases; absent: its readings are not corrected' },
)
export type DataPointCorrection = Static<typeof DataPointCorrection>
