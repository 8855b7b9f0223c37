import { Type, type Static } from 'typebox'
import { AVERAGINGS } from './airQuality.ts'
import { TimestampMs, Words } from './common.ts'
import { ParameterKind } from './dataPoint.ts'
import { Measurement, SeriesInfo } from './measurement.ts'
import { DeviceProfile } from './profile.ts'

export const PUBLIC_LINK_HOURS = ['1', '3', '8', '24', '48', '72', '168'] as const
/** How many hours of readings a public page shows. */
export const PublicLinkHours = Words(PUBLIC_LINK_HOURS, {
  default: '24',
  description: 'Hours of readings that the page shows',
})
export type PublicLinkHours = Static<typeof PublicLinkHours>

export const PUBLIC_LINK_STEPS = ['live', '15', '30', '45', '60', '120'] as const
/** Minutes over which the values of a public page are aggregated; `live`: readings as they are. */
export const PublicLinkStep = Words(PUBLIC_LINK_STEPS, {
  default: 'live',
  description: 'Aggregation in minutes; live: readings as they are',
})
export type PublicLinkStep = Static<typeof PublicLinkStep>

export const PUBLIC_LINK_PM_UNITS = ['µg/m³', 'mg/m³'] as const
/** A unit in which a public page shows particulate matter. */
export const PublicLinkPmUnit = Words(PUBLIC_LINK_PM_UNITS)
export type PublicLinkPmUnit = Static<typeof PublicLinkPmUnit>

export const PUBLIC_LINK_TEMP_UNITS = ['auto', '°C', '°F'] as const
/** The unit of temperatures on a public page; `auto`: as they are measured. */
export const PublicLinkTempUnit = Words(PUBLIC_LINK_TEMP_UNITS, { default: 'auto' })
export type PublicLinkTempUnit = Static<typeof PublicLinkTempUnit>

export const PUBLIC_LINK_VOC_UNITS = ['auto', 'ppm', 'ppb'] as const
/** The unit of volatile organic compounds on a public page; `auto`: as they are measured. */
export const PublicLinkVocUnit = Words(PUBLIC_LINK_VOC_UNITS, { default: 'auto' })
export type PublicLinkVocUnit = Static<typeof PublicLinkVocUnit>

/** Body of `PUT nodes/{id}/public_link`: whether a device has a public page, and what that shows. */
export const PublicLinkSettings = Type.Object(
  {
    short_url: Type.Boolean({ description: 'Whether there is a public page' }),
    external_id_revealed: Type.Boolean({ description: 'The page shows the serial of the device' }),
    dashboard_exposure_time: PublicLinkHours,
    dashboard_data_aggregation: PublicLinkStep,
    dashboard_pm_units: Type.Array(PublicLinkPmUnit, {
      minItems: 1,
      maxItems: PUBLIC_LINK_PM_UNITS.length,
      uniqueItems: true,
      description: 'Units of particulate matter; charts have the first one',
    }),
    dashboard_temp_units: PublicLinkTempUnit,
    dashboard_voc_units: PublicLinkVocUnit,
  },
  { additionalProperties: false },
)
export type PublicLinkSettings = Static<typeof PublicLinkSettings>

/** The settings of a public page before anybody sets it up. */
export const DEFAULT_PUBLIC_LINK: PublicLinkSettings = {
  short_url: false,
  external_id_revealed: false,
  dashboard_exposure_time: '24',
  dashboard_data_aggregation: 'live',
  dashboard_pm_units: ['µg/m³'],
  dashboard_temp_units: 'auto',
  dashboard_voc_units: 'auto',
}

/** The public link of a device, with its address while it is on. */
export const PublicLink = Type.Object({
  ...PublicLinkSettings.properties,
  address: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the public page; null: there is none',
  }),
  made_at: Type.Union([TimestampMs, Type.Null()]),
  made_by: Type.Union([Type.String(), Type.Null()], { description: 'Name of who turned it on' }),
})
export type PublicLink = Static<typeof PublicLink>

/** A value of a parameter in one unit. */
const PublicValue = Type.Object({
  unit: Type.String(),
  precision: Type.Integer({ minimum: 0, maximum: 12 }),
  value: Type.Union([Type.Number(), Type.Null()]),
})
type PublicValue = Static<typeof PublicValue>

/** A grade of a profile, with what it grades: the newest reading, or a mean of hours. */
export const PublicGrade = Type.Object({
  grade_id: Type.String({ description: 'Grade of the profile' }),
  averaging: Words(AVERAGINGS),
  index: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Sub-index; null where the standard has none',
  }),
})
export type PublicGrade = Static<typeof PublicGrade>

/** The air quality of a device by its profile: the worst of what it grades. */
const PublicAir = Type.Object({
  ...PublicGrade.properties,
  path: Type.String({ description: 'The responsible parameter' }),
  time: { ...TimestampMs, description: 'End of the last whole hour, which means end with' },
})
type PublicAir = Static<typeof PublicAir>

/** What a device measures, as its public page shows it. */
export const PublicParameter = Type.Object({
  path: Type.String({ description: 'Parameter id such as 132:5' }),
  short_name: Type.String(),
  kind: ParameterKind,
  at: Type.Union([TimestampMs, Type.Null()], {
    description: 'Of the newest value: its reading, or the end of its period. null: none is shown',
  }),
  values: Type.Array(PublicValue, {
    description: 'The newest value in each unit; the series has the first one',
  }),
  flags: Type.Integer({
    minimum: 0,
    description:
      'Bits that say why the newest value is hidden, or that it is a detection limit (128)',
  }),
  is_stale: Type.Boolean({ description: 'No reading came within the reporting gap of the device' }),
  grade: Type.Union([PublicGrade, Type.Null()], {
    description: 'null where the profile does not grade it, or cannot',
  }),
  graded: Type.Array(PublicValue, {
    description:
      'The number that `grade` is of, in each unit of `values`; empty without a grade, and where `values` itself is graded',
  }),
  info: SeriesInfo,
  series: Type.Array(Measurement),
})
export type PublicParameter = Static<typeof PublicParameter>

/** Answer of `GET public/devices/{code}`: what anybody with the address may see of a device. */
export const PublicDevice = Type.Object({
  name: Type.String({ description: 'Empty where it has none and its serial is not shown' }),
  model: Type.String(),
  serial: Type.Union([Type.String(), Type.Null()], { description: 'null: it is not shown' }),
  timezone: Type.String({ description: 'IANA zone of the device' }),
  is_simulated: Type.Boolean({ description: 'Its readings are made up for a demonstration' }),
  interval_ms: Type.Integer({ description: 'Reporting interval' }),
  step_minutes: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Over which values are aggregated; null: readings as they are',
  }),
  from: TimestampMs,
  to: TimestampMs,
  made_at: { ...TimestampMs, description: 'When the answer was made, ms UTC' },
  refresh_s: Type.Integer({ description: 'Seconds after which there may be a new answer' }),
  air: Type.Union([PublicAir, Type.Null()], { description: 'null: nothing is graded' }),
  profile: DeviceProfile,
  parameters: Type.Array(PublicParameter, { description: 'In the order of the catalogue' }),
})
export type PublicDevice = Static<typeof PublicDevice>

/** The last part of the address of a public page. */
export const PublicCode = Type.String({ minLength: 1, maxLength: 64 })
