import { Type, type Static } from 'typebox'
import { DataPointCorrection } from './correction.ts'
import { GasReferenceChoice, MASS_REFERENCES } from './gasReference.ts'
import { Measurement } from './measurement.ts'
import { ComputedParameter } from './computedParameter.ts'
import { PAGE_MAX, PageOf, TimestampMs, Words } from './common.ts'

const DATA_POINT_TYPES = [
  'info',
  'status',
  'location',
  'debug',
  'error',
  'raw',
  'config',
  'metric',
  'alert',
] as const

/**
 * How the values of a parameter behave: amounts, directions that wrap, sound levels, extremes and
 * totals of the time since the report before, counts, states, and indices without a unit.
 */
export const PARAMETER_KINDS = [
  'scalar',
  'direction',
  'level',
  'maximum',
  'minimum',
  'sum',
  'count',
  'boolean',
  'index',
] as const
/** How the values of a parameter behave, and so how they combine over time. */
export const ParameterKind = Words(PARAMETER_KINDS)
export type ParameterKind = Static<typeof ParameterKind>

/** How the readings of a gas received by mass were converted to its unit, by volume. */
export const ConvertedFrom = Type.Object(
  {
    unit: Type.String({ description: 'Unit in which readings came, such as µg/m³' }),
    temperature_k: Type.Number({
      description: 'Temperature of the air to which the mass refers, K',
    }),
    pressure_kpa: Type.Number({ description: 'Its pressure, kPa' }),
    gas_reference: { ...GasReferenceChoice, description: 'The name of these conditions' },
    since: Type.Optional({
      ...TimestampMs,
      description:
        'Since when readings have been converted by these conditions, ms UTC of their arrival; earlier ones by others. Absent: always',
    }),
  },
  { description: 'A gas whose readings came by mass, all or some; absent for all else' },
)
export type ConvertedFrom = Static<typeof ConvertedFrom>

/** A parameter of one sensor on one node, or a computed parameter computed from such, over time. */
export const DataPoint = Type.Object({
  _id: Type.String({
    description: '{connection}/{parameter id}, {connection}/raw:{key} or {connection}/metric:{id}',
  }),
  _type: Words(DATA_POINT_TYPES),
  path: Type.String({
    description: 'Parameter id such as 132:5, raw:{key} while unmapped, metric:{id} of a metric',
  }),
  device_id: Type.String({ description: 'Connection string of the sensor' }),
  node_id: Type.String(),
  name: Type.String(),
  presentName: Type.String(),
  shortPresentName: Type.String(),
  unit: Type.String(),
  storedUnit: Type.Optional(
    Type.String({
      description:
        'Unit of the server, where a page shows its reader another one; never in an answer',
    }),
  ),
  convertedFrom: Type.Optional(ConvertedFrom),
  gasReference: Type.Optional(
    Words(MASS_REFERENCES, {
      description:
        'Air to which its unit of mass refers, which the unit names too: `µg/m³ (20 °C)`, `µg/m³ (25 °C)`, or `µg/m³ (T, p)` where it is measured; absent for all else',
    }),
  ),
  metric: Type.Optional(ComputedParameter),
  precision: Type.Integer({ minimum: 0, maximum: 12 }),
  decimals: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 12,
      description:
        'Most decimals that its readings came with, at most `precision`; absent: none came yet',
    }),
  ),
  kind: ParameterKind,
  isMapped: Type.Boolean({ description: 'false: an unknown key of a payload, kept as it came' }),
  isWindDirection: Type.Boolean(),
  lastValue: Type.Union([Type.Number(), Type.Null()]),
  lastLimit: Type.Optional(
    Type.Number({
      description:
        'The newest reading is below this detection limit, and `lastValue` is what it counts. Absent: it is above',
    }),
  ),
  lastTimeReportedTs: Type.Union([TimestampMs, Type.Null()], {
    description: 'null: never, or nobody reports it, as the online status that the server keeps',
  }),
  correction: Type.Optional(DataPointCorrection),
  measurements: Type.Optional(Type.Array(Measurement)),
})
export type DataPoint = Static<typeof DataPoint>

/** `POST search/data_points` */
export const DataPointSearch = Type.Object(
  {
    data_point_id: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
    node_id: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
    organization_id: Type.Optional(Type.String()),
    path: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
    last: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'Newest N measurements of each' }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 500 })),
  },
  { additionalProperties: false },
)
export type DataPointSearch = Static<typeof DataPointSearch>

export const DataPointPage = PageOf(DataPoint)
