import { Type, type Static } from 'typebox'
import { Id, RequestTimeMs, TimestampMs, Words } from './common.ts'
import { ListOf, ListQuery } from './list.ts'

/** The tag that makes a device a reference: one that others are calibrated against. */
export const REFERENCE_TAG = 'reference'

/** Most devices that one run calibrates, and that one call resets. */
export const CALIBRATION_SERIALS_MAX = 1000

/**
 * Most hourly means of devices that one run reads: of each parameter that a device has in common with the reference, one
 * for each hour of the period.
 */
export const CALIBRATION_HOURS_MAX = 500_000

/** `ok`: every parameter that was compared is calibrated; `fail`: one of them is not; `not_run`: none was compared. */
export const CALIBRATION_STATUSES = ['ok', 'fail', 'not_run'] as const
export const CalibrationStatus = Words(CALIBRATION_STATUSES)
export type CalibrationStatus = Static<typeof CalibrationStatus>

/** Why a parameter is not calibrated; the first that applies. */
export const CALIBRATION_REFUSALS = [
  'unit',
  'few_pairs',
  'incomplete',
  'inverse',
  'uncorrelated',
] as const
export const CalibrationRefusal = Words(CALIBRATION_REFUSALS, {
  description:
    'unit: the units differ; few_pairs: fewer than 24 hours in which both have a mean; incomplete: fewer than 75 % of those due; inverse: the slope is not above 0; uncorrelated: R² below 0.7',
})
export type CalibrationRefusal = Static<typeof CalibrationRefusal>

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

/** How a parameter of a device compares with the reference, over hourly means. */
export const CalibrationMetrics = Type.Object({
  count: Type.Integer({ description: 'Hours in which both have a mean' }),
  expected: Type.Integer({ description: 'Hours in which both are due' }),
  slope: NumberOrNull('Of the reference on the device; null where all its values are the same'),
  intercept: NumberOrNull('In the unit of the parameter'),
  r_squared: NumberOrNull('Share of the variance of the reference that the line explains'),
  rmse: NumberOrNull('Root mean square of reference − line, in the unit of the parameter'),
  rmse_before: NumberOrNull('The same of reference − device, without the line'),
  reference_value: NumberOrNull('Mean of the reference over these hours'),
})
export type CalibrationMetrics = Static<typeof CalibrationMetrics>

/** The reference that a parameter was compared with, as it was called then. */
const ComparedReference = Type.Object({
  id: Type.String({ description: 'Data point of the reference' }),
  serial: Type.String(),
  name: Type.String(),
})

/** One parameter of a device, and how it was last compared with a reference. */
export const CalibrationMeasurement = Type.Object({
  data_point_id: Type.String(),
  path: Type.String({ description: 'Its parameter' }),
  name: Type.String(),
  unit: Type.String(),
  status: CalibrationStatus,
  calibrated: Type.Boolean(),
  reason: Type.Union([CalibrationRefusal, Type.Null()]),
  timestamp: Type.Union([TimestampMs, Type.Null()], {
    description: 'When it was compared; null: never',
  }),
  from: Type.Union([TimestampMs, Type.Null()], { description: 'Start of the period' }),
  to: Type.Union([TimestampMs, Type.Null()], { description: 'End of the period' }),
  reference: Type.Union([ComparedReference, Type.Null()]),
  params: Type.Union([Type.Array(Type.Number()), Type.Null()], {
    description:
      'Coefficients c0 + c1·x of the reference for a value x of the device; null unless calibrated',
  }),
  metrics: Type.Union([CalibrationMetrics, Type.Null()]),
})
export type CalibrationMeasurement = Static<typeof CalibrationMeasurement>

/** How a device compares with references: one for each device, also for those that were never compared. */
export const Calibration = Type.Object({
  _id: Id,
  node_id: Type.String(),
  serial: Type.String(),
  name: Type.String(),
  organization_id: Type.String({ description: 'The organization that uses the device' }),
  status: CalibrationStatus,
  calibrated: Type.Boolean({ description: 'The status is ok' }),
  ready: Words(['yes', 'no'], { description: 'Whether its calibration is complete' }),
  timestamp: Type.Union([TimestampMs, Type.Null()], {
    description: 'When one of its parameters was last compared; null: never',
  }),
  measurements: Type.Array(CalibrationMeasurement),
})
export type Calibration = Static<typeof Calibration>

export const CalibrationList = ListOf(Calibration)
export type CalibrationList = Static<typeof CalibrationList>

/** Orders of the list of calibrations. */
export const CALIBRATION_SORTS = ['status', 'timestamp', 'serial', 'name'] as const
export type CalibrationSort = (typeof CALIBRATION_SORTS)[number]

/** Query of `GET calibrations`: searched by serials and names of devices; `-status` by default. */
export const CalibrationQuery = ListQuery({
  sort: CALIBRATION_SORTS,
  filters: {
    organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    status: Type.Optional(
      Type.Array(CalibrationStatus, {
        maxItems: CALIBRATION_STATUSES.length,
        description: 'Repeated for several',
      }),
    ),
  },
})
export type CalibrationQuery = Static<typeof CalibrationQuery>

/** A sensor of a device with the tag `reference`. */
export const ReferenceDevice = Type.Object({
  id: Type.String({ description: 'Its sensor, by which a run names it' }),
  path: Type.String({ description: 'The same' }),
  name: Type.String({ description: 'Of the device' }),
  node_id: Type.String(),
  sensor: Type.String({ description: 'Name of the sensor' }),
  serial: Type.String({ description: 'Of the device' }),
  parameters: Type.Array(Type.String(), { description: 'Names of what it measures' }),
})
export type ReferenceDevice = Static<typeof ReferenceDevice>

/** Answer of `GET calibrations/references`. */
export const ReferenceDevices = Type.Object({ data: Type.Array(ReferenceDevice) })

/** Query of `GET calibrations/references`. */
export const ReferenceQuery = Type.Object(
  { organization_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) },
  { additionalProperties: false },
)

const Serials = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
  minItems: 1,
  maxItems: CALIBRATION_SERIALS_MAX,
  description: 'Serials of devices',
})

/** Body of `POST calibrations`: the whole hours from `from` up to `to`. */
export const CalibrationRun = Type.Object(
  {
    serials: Serials,
    reference: Type.String({ minLength: 1, maxLength: 300, description: 'Id of a reference' }),
    from: { ...RequestTimeMs, description: 'Start of the period, ms UTC; before now' },
    to: Type.Optional({
      ...RequestTimeMs,
      description: 'End of the period, ms UTC; not after now. Default: now',
    }),
  },
  { additionalProperties: false },
)
export type CalibrationRun = Static<typeof CalibrationRun>

/** Answer of `POST calibrations`: each serial is in one of the lists. */
export const CalibrationOutcome = Type.Object({
  calibrated: Type.Array(Type.String(), {
    description: 'Every parameter that was compared is calibrated',
  }),
  failed: Type.Array(Type.String(), { description: 'A parameter that was compared is not' }),
  missing: Type.Array(Type.String(), {
    description:
      'Nothing could be compared: the device is unknown or not for the caller to manage, or has no hour of a parameter in common with the reference',
  }),
})
export type CalibrationOutcome = Static<typeof CalibrationOutcome>

/** Body of `POST calibrations/reset`. */
export const CalibrationReset = Type.Object({ serials: Serials }, { additionalProperties: false })
export type CalibrationReset = Static<typeof CalibrationReset>

/** Answer of `POST calibrations/reset`. */
export const CalibrationResetDone = Type.Object({
  reset: Type.Array(Type.String(), {
    description: 'Serials of devices that are as never compared',
  }),
  missing: Type.Array(Type.String(), { description: 'Unknown, or not for the caller to manage' }),
})
export type CalibrationResetDone = Static<typeof CalibrationResetDone>
