import { Type, type Static } from 'typebox'

/** One step of a profile: Good, Moderate, Poor … */
export const Grade = Type.Object({
  id: Type.String(),
  name: Type.String(),
  color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  letter: Type.String({
    minLength: 1,
    maxLength: 3,
    description: 'Its place as a Roman numeral, I the best, shown on the colour',
  }),
})
export type Grade = Static<typeof Grade>

/** Values from `gt`/`gte` to `lt`/`lte` have this grade. */
export const GradeBound = Type.Object({
  status: Type.String({ description: 'Id of the grade' }),
  lt: Type.Optional(Type.Number()),
  lte: Type.Optional(Type.Number()),
  gt: Type.Optional(Type.Number()),
  gte: Type.Optional(Type.Number()),
})
export type GradeBound = Static<typeof GradeBound>

/** How one parameter is graded. */
export const ProfileRange = Type.Object({
  unit: Type.String(),
  averagingPeriodMs: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  truncateTo: Type.Union([Type.Number({ exclusiveMinimum: 0 }), Type.Null()], {
    description: 'Step to which a concentration is cut before it is graded',
  }),
  bounds: Type.Array(GradeBound),
})
export type ProfileRange = Static<typeof ProfileRange>

/** A standard by which air is graded. */
export const DeviceProfile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  source: Type.String({ description: 'Where the numbers come from' }),
  version: Type.String(),
  valid_from: Type.String({ description: 'ISO date from which the table is valid' }),
  grades: Type.Array(Grade, { minItems: 1, description: 'Best first' }),
  status_name: Type.Array(Type.String(), { description: 'Names of the grades, best first' }),
  aq_index: Type.Boolean({ description: 'Gives an index number in addition to the grade' }),
  ranges: Type.Record(Type.String(), ProfileRange, { description: 'Parameter id → bounds' }),
})
export type DeviceProfile = Static<typeof DeviceProfile>

const ChosenId = Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()])

/** The profiles that an organization chose for its devices; null: each device uses that of its type. */
export const ProfileDefaults = Type.Object(
  {
    organization_id: Type.String(),
    indoor: { ...ChosenId, description: 'Of devices whose type is for indoor use' },
    outdoor: { ...ChosenId, description: 'Of all others' },
  },
  { additionalProperties: false },
)
export type ProfileDefaults = Static<typeof ProfileDefaults>
