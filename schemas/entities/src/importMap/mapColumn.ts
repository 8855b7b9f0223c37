import { Type, type Static } from 'typebox'
import { ImportColumnStatus } from './columnStatus.ts'
import { Text } from './mapText.ts'

/** What a column of a CSV file means. */
export const ImportMapColumn = Type.Object(
  {
    parameter: Type.Optional(
      Text(40, 'Id or wire name of a parameter, such as 132:5 or pm25; without one: unmapped'),
    ),
    name: Type.Optional(Text(100, 'Name of an unmapped column; default: its heading')),
    unit: Type.Optional(Type.String({ maxLength: 40, description: 'Unit of the cells' })),
    unitColumn: Type.Optional(
      Text(200, 'Heading of the column with the unit, or +2: the second column after this one'),
    ),
    precision: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 12, description: 'Decimals shown, unmapped columns' }),
    ),
    faults: Type.Optional(
      Type.Array(Type.Number(), {
        maxItems: 20,
        description: 'Values that mean a fault of the instrument: kept, flagged, not shown',
      }),
    ),
    status: Type.Optional(ImportColumnStatus),
  },
  { additionalProperties: false },
)
export type ImportMapColumn = Static<typeof ImportMapColumn>
