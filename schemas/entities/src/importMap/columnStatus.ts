import { Type, type Static } from 'typebox'

const Codes = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 100, description }),
  )

/** The column of a CSV file that says whether the readings of another column are valid. */
export const ImportColumnStatus = Type.Object(
  {
    column: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Heading of the status column',
    }),
    invalid: Codes('Cells by which quality control rejects the reading'),
    fault: Codes('Cells by which the instrument reports a fault'),
    valid: Codes('Cells of good readings; with this list, every other cell means invalid'),
  },
  { additionalProperties: false, minProperties: 2 },
)
export type ImportColumnStatus = Static<typeof ImportColumnStatus>
