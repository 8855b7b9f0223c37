import { Type, type Static } from 'typebox'
import { SERIAL_PATTERN } from '../serial.ts'
import { Text } from './mapText.ts'

const Cells = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 200, description }),
  )

/** Rows that are read: those whose cell is one of, or none of, the listed. */
export const ImportRowFilter = Type.Object(
  {
    column: Text(200, 'Heading of the column that decides'),
    is: Cells('Cells of the rows that are read'),
    isNot: Cells('Cells of the rows that are not read'),
  },
  { additionalProperties: false, minProperties: 2 },
)
export type ImportRowFilter = Static<typeof ImportRowFilter>

/** The column that says which device a row is of. */
export const ImportDeviceColumn = Type.Object(
  {
    column: Text(200, 'Heading of the column'),
    prefix: Type.Optional(
      Type.String({
        pattern: SERIAL_PATTERN.source,
        description: 'Before the cell in the serial, such as purpleair:',
      }),
    ),
  },
  { additionalProperties: false },
)

/**
 * A file of readings that this software has exported: each row names its data point, with the serial of its device, and
 * its flags. `device.column` of the map is then `id`, and `columns` has the column with the values alone.
 */
export const ImportDataPoints = Type.Object(
  {
    id: Text(200, 'Heading of the column with the ids of data points'),
    name: Text(200, 'Heading of the column with the names of data points'),
    device: Text(200, 'Heading of the column with the names of devices'),
    flags: Text(200, 'Heading of the column with the names of flags'),
    hidden: Text(200, 'Heading of the column with values that a flag hides'),
  },
  { additionalProperties: false },
)
export type ImportDataPoints = Static<typeof ImportDataPoints>

/** A file with a row for each value. The keys of `columns` are then cells of its column `name`. */
export const ImportLongFormat = Type.Object(
  {
    name: Text(200, 'Heading of the column that says what was measured'),
    value: Text(200, 'Heading of the column with the value'),
    unit: Type.Optional(Text(200, 'Heading of the column with the unit')),
  },
  { additionalProperties: false },
)
