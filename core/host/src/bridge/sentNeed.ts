import { Type } from 'typebox'

// Requests of many plugins are merged into one: an id that the server cannot read would fail them all.
const Id = Type.String({ maxLength: 300, pattern: '^[^\\u0000-\\u001f]*$' })
const Ids = Type.Array(Id, { maxItems: 500 })

// The bound excludes values that are not numbers.
const Amount = Type.Number({ minimum: 0, maximum: 8_640_000_000_000_000 })

const WIND = { speedDataPointId: Id, directionDataPointId: Id, pollutantDataPointId: Id }

/**
 * A need as a frame may send it: fields and types as in the contract, with limits on the length of
 * lists.
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
  Type.Object({
    kind: Type.Literal('statistics'),
    dataPointIds: Ids,
    percentiles: Type.Optional(
      Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { maxItems: 10 }),
    ),
  }),
  Type.Object({
    kind: Type.Literal('rose'),
    speedDataPointId: Id,
    directionDataPointId: Id,
    pollutantDataPointId: Type.Optional(Id),
    sectorCount: Type.Optional(Amount),
    speedBreaks: Type.Optional(Type.Array(Amount, { maxItems: 12 })),
    isCorrected: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    kind: Type.Literal('steps'),
    dataPointIds: Ids,
    unit: Type.Enum(['minute', 'hour', 'day', 'month', 'year'], { type: 'string' }),
    every: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    timezone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    standardTime: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    kind: Type.Literal('cycles'),
    dataPointIds: Ids,
    timezone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  Type.Object({
    kind: Type.Literal('airQuality'),
    nodeIds: Ids,
    isOptional: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    kind: Type.Literal('pairs'),
    xDataPointId: Id,
    yDataPointId: Id,
    averagingMs: Type.Optional(Amount),
  }),
  Type.Object({
    kind: Type.Literal('percentileRose'),
    ...WIND,
    sectorCount: Type.Optional(Amount),
    percentiles: Type.Optional(Type.Array(Amount, { maxItems: 12 })),
  }),
  Type.Object({ kind: Type.Literal('polarPlot'), ...WIND }),
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
  Type.Object({ kind: Type.Literal('alertLimits'), dataPointIds: Ids }),
  Type.Object({ kind: Type.Literal('profiles'), nodeIds: Ids }),
])
