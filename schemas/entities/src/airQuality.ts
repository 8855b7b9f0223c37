import { Type, type Static, type TSchema } from 'typebox'
import { AIR_QUALITY_NODES_MAX } from './answerLimits.ts'
import { RequestTimeMs, TimestampMs, Words } from './common.ts'
import { GasReferenceChoice } from './gasReference.ts'

/** The air quality of devices by the standard that grades each: averaged as it requires, with its grade. */

/** `POST search/air_quality` */
export const AirQualitySearch = Type.Object(
  {
    node_id: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: AIR_QUALITY_NODES_MAX,
    }),
    end: Type.Optional({
      ...RequestTimeMs,
      description:
        'As of when, ms UTC: a reading of this very time is later. Default now, and not later',
    }),
  },
  { additionalProperties: false },
)
export type AirQualitySearch = Static<typeof AirQualitySearch>

/** What a graded value is an average of. */
export const AVERAGINGS = ['nowcast', 'rolling24h', 'rolling8h', 'hour', 'reading'] as const
export type Averaging = (typeof AVERAGINGS)[number]

/** Why a pollutant has no value. */
const WITHHELD_REASONS = ['coverage', 'recentHours', 'notDue', 'noReading', 'unit'] as const
export type WithheldReason = (typeof WITHHELD_REASONS)[number]

const OrNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description })

/** One pollutant of a device, graded. */
export const JudgedPollutant = Type.Object({
  parameter_id: Type.String({ description: 'Such as 132:5' }),
  data_point_id: Type.String({
    description:
      'Where the device measures it: its main connection, else the sensor that reported last',
  }),
  averaging: Words(AVERAGINGS, {
    description:
      'nowcast: NowCast of 12 hourly values; rolling24h, rolling8h: mean of the 24 or 8 hourly values up to the time; hour: that hour alone; reading: the newest reading, where the standard names no period',
  }),
  value: OrNull(
    Type.Number(),
    'In `unit`, cut to the step in which the standard is looked up; null where it is withheld',
  ),
  unit: Type.String({
    description:
      'Unit of the standard; of a gas by mass with the air to which it refers, such as `µg/m³ (20 °C)`',
  }),
  gas_reference: Type.Optional({
    ...GasReferenceChoice,
    description: 'That air, for a gas by mass: that of the standard, whoever owns the device',
  }),
  count: Type.Integer({
    description: 'Hours with a value (75 % of their readings or more); of a `reading` 1 or 0',
  }),
  expected: Type.Integer({ description: 'Hours that should have one; of a `reading` 1' }),
  coverage: OrNull(Type.Number(), '`count / expected`, 0–1; null where none is expected'),
  withheld: OrNull(
    Words(WITHHELD_REASONS),
    'Why there is no value. coverage: below 75 %; recentHours: fewer than two of the last three hours, which NowCast needs; notDue: no reading was due; noReading: the newest reading is missing, old or hidden; unit: it cannot be converted into the unit of the standard',
  ),
  index: OrNull(
    Type.Integer(),
    'Sub-index; null without a value, where the standard has no numbers, or where its table ends',
  ),
  grade_id: OrNull(Type.String(), 'Grade of the profile; null without a value'),
})
export type JudgedPollutant = Static<typeof JudgedPollutant>

/** The worst of the pollutants. */
export const OverallAirQuality = Type.Object({
  index: OrNull(Type.Integer(), 'Largest sub-index; null where the standard has no numbers'),
  grade_id: Type.String(),
  parameter_id: Type.String({
    description: 'The responsible pollutant; of equal ones the first in the order of the profile',
  }),
})
export type OverallAirQuality = Static<typeof OverallAirQuality>

/** The air quality of one device. */
export const AirQuality = Type.Object({
  profile_id: Type.String({ description: 'The standard that grades the device' }),
  time: {
    ...TimestampMs,
    description:
      'End of the last whole hour, by the standard time of the device: means end here, and NowCast counts it as its current hour. A `reading` may be newer',
  },
  overall: OrNull(OverallAirQuality, 'null where no pollutant has a grade'),
  pollutants: Type.Array(JudgedPollutant, {
    description:
      'Those that the profile grades and the device measures, in the order of the profile',
  }),
})
export type AirQuality = Static<typeof AirQuality>

/** Answer of `search/air_quality`: node id → its air quality. */
export const AirQualityResult = Type.Object({ data: Type.Record(Type.String(), AirQuality) })
export type AirQualityResult = Static<typeof AirQualityResult>
