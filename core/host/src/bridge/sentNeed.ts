import { Type } from 'typebox'

// Questions of many plugins travel in one: an id that the server cannot read would spoil them all.
const Ids = Type.Array(Type.String({ maxLength: 300, pattern: '^[^\\u0000-\\u001f]*$' }), {
  maxItems: 500,
})

// The bound excludes values that are not numbers.
const Amount = Type.Number({ minimum: 0, maximum: 8_640_000_000_000_000 })

/**
 * A need as a frame may send it: the fields and their kinds as the contract has them, in lists that
 * are not too long.
 */
export const SentNeed = Type.Union([
  Type.Object({
    kind: Type.Literal('measurements'),
    dataPointIds: Ids,
    window: Type.Union([
      Type.Literal('range'),
      Type.Object({
        lastPoints: Amount,
        until: Type.Optional(Type.Literal('range')),
      }),
      Type.Object({ lastMs: Amount, until: Type.Optional(Type.Literal('range')) }),
    ]),
    statistic: Type.Enum(['mean', 'min', 'max'], { type: 'string' }),
    averagingMs: Type.Optional(Amount),
    live: Type.Boolean(),
  }),
  Type.Object({ kind: Type.Literal('statistics'), dataPointIds: Ids }),
  Type.Object({
    kind: Type.Literal('nodes'),
    nodeIds: Ids,
    all: Type.Optional(Type.Boolean()),
    includes: Type.Array(
      Type.Enum(['profiles', 'configuration', 'data_points'], { type: 'string' }),
      { maxItems: 10 },
    ),
  }),
  Type.Object({ kind: Type.Literal('status') }),
  Type.Object({ kind: Type.Literal('online'), hours: Amount }),
  Type.Object({
    kind: Type.Literal('alerts'),
    limit: Amount,
    page: Type.Optional(Amount),
  }),
  Type.Object({ kind: Type.Literal('profiles'), nodeIds: Ids }),
])
