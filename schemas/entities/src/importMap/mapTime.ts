import { Type, type Static } from 'typebox'
import { Text } from './mapText.ts'

/** How the times of a file are written. */
export const ImportMapTime = Type.Object(
  {
    column: Text(200, 'Heading of the column with the time, or with the date'),
    timeOfDay: Type.Optional(
      Text(200, 'Heading of the column with the time of day; format describes both, with a space'),
    ),
    format: Type.Optional(
      Text(
        60,
        'iso (default), unix, unix-ms, excel, elapsed (seconds since start), or a pattern such as dd/MM/yyyy HH:mm',
      ),
    ),
    start: Type.Optional(
      Type.Object(
        {
          labels: Type.Array(Text(100, 'First cell of a line of the preamble'), {
            minItems: 1,
            maxItems: 2,
            description: 'Lines whose second cells are the start, joined with a space',
          }),
          format: Text(60, 'Pattern of the start, such as MM/dd/yyyy hh:mm:ss a'),
        },
        { additionalProperties: false, description: 'From when elapsed seconds count' },
      ),
    ),
    year: Type.Optional(
      Type.Integer({
        minimum: 1970,
        maximum: 2200,
        description: 'Year of the first row, for a format without a year',
      }),
    ),
    zone: Type.Optional(
      Text(64, 'Zone of times without an offset: IANA, or fixed as UTC+1; default UTC'),
    ),
    standardTime: Type.Optional(
      Type.Boolean({
        description: 'Whether the times keep the standard time of the zone all year',
      }),
    ),
    endOfInterval: Type.Optional(
      Type.Boolean({
        description: 'Whether a time is the end of its interval, which is then subtracted',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ImportMapTime = Static<typeof ImportMapTime>
