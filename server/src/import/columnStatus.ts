import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { Type, type Static } from 'typebox'

const Codes = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 100, description }),
  )

/** The column of a CSV file that says whether the readings of another column are valid. */
export const ColumnStatus = Type.Object(
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
export type ColumnStatus = Static<typeof ColumnStatus>

/** The flags that a cell of a status column means: 0, `invalid` or `sensorFault`. */
export function statusFlags(status: ColumnStatus): (cell: string) => number {
  const { sensorFault, invalid } = MEASUREMENT_FLAGS
  const flags = new Map<string, number>([
    ...(status.valid ?? []).map((code) => [code, 0] as const),
    ...(status.invalid ?? []).map((code) => [code, invalid] as const),
    ...(status.fault ?? []).map((code) => [code, sensorFault] as const),
  ])
  const otherwise = status.valid === undefined ? 0 : invalid
  return (cell) => flags.get(cell.trim()) ?? otherwise
}

/** Codes that are in more than one list of a status. */
export function ambiguousCodes({ valid = [], invalid = [], fault = [] }: ColumnStatus): string[] {
  const codes = [...new Set(valid), ...new Set(invalid), ...new Set(fault)]
  return [...new Set(codes.filter((code, at) => codes.indexOf(code) !== at))]
}
