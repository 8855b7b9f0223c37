import { Type, type Static } from 'typebox'
import { SERIAL_PATTERN } from '../serial.ts'
import { ImportMapColumn } from './mapColumn.ts'
import {
  ImportDataPoints,
  ImportDeviceColumn,
  ImportLongFormat,
  ImportRowFilter,
} from './mapRows.ts'
import { Text } from './mapText.ts'
import { ImportMapTime } from './mapTime.ts'
import { TEXT_ENCODINGS } from './textEncoding.ts'

/** A map: what the columns of a CSV file mean. Described in docs/ingest.md. */
export const ImportMap = Type.Object(
  {
    serial: Type.Optional(
      Type.String({
        pattern: SERIAL_PATTERN.source,
        description: 'Serial of the device, unless a column says it',
      }),
    ),
    type: Type.Optional(Text(60, 'Device type, default Generic')),
    name: Type.Optional(Text(100, 'Name of the device')),
    timezone: Type.Optional(Text(64, 'IANA time zone of the place, default UTC')),
    location: Type.Optional(
      Type.Object(
        {
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
        },
        { additionalProperties: false },
      ),
    ),
    interval: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'ms between rows' }),
    ),
    delimiter: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1, description: 'Default: a comma' }),
    ),
    skipLines: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'Lines of a preamble before that of the headings, default 0',
      }),
    ),
    unitLines: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Lines between the headings and the first row, such as units, default 0',
      }),
    ),
    decimal: Type.Optional(
      Type.Union([Type.Literal('.'), Type.Literal(',')], { description: 'Default: a point' }),
    ),
    encoding: Type.Optional(
      Type.Union(
        TEXT_ENCODINGS.map((encoding) => Type.Literal(encoding)),
        { description: 'Default: recognized' },
      ),
    ),
    time: ImportMapTime,
    device: Type.Optional(ImportDeviceColumn),
    rows: Type.Optional(
      Type.Array(ImportRowFilter, {
        maxItems: 20,
        description: 'Filters that a row must all pass',
      }),
    ),
    long: Type.Optional(ImportLongFormat),
    dataPoints: Type.Optional(ImportDataPoints),
    missing: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: 50,
        description: 'Cells that are not readings; default: empty, NA, NaN, null',
      }),
    ),
    columns: Type.Record(Type.String(), ImportMapColumn, {
      minProperties: 1,
      maxProperties: 500,
      description: 'Heading → meaning; columns that are not named are left out',
    }),
  },
  { additionalProperties: false },
)
export type ImportMap = Static<typeof ImportMap>
