import { Type, type Static } from 'typebox'

/**
 * How a purifier runs in an hour: at the hour's power, or by the air quality up to that power. The first is the usual
 * one.
 */
const SCHEDULER_MODES = ['manual', 'auto'] as const

/** Power of the fan in percent. */
const Power = Type.Integer({ minimum: 0, maximum: 100, multipleOf: 25 })
const Mode = Type.Enum([...SCHEDULER_MODES], { type: 'string' })

/** Hours of a day, from `0` to `23`; an hour that is absent has no entry. */
const SchedulerDay = Type.Record(
  Type.String({ pattern: '^(1?[0-9]|2[0-3])$' }),
  Type.Tuple([Power, Mode]),
  { additionalProperties: false, minProperties: 1 },
)

/** Working hours of a week: `1` is Monday, `7` Sunday; a day without hours is absent. */
export const Scheduler = Type.Record(Type.String({ pattern: '^[1-7]$' }), SchedulerDay, {
  additionalProperties: false,
  description:
    'Working hours by its clock: days from 1 (Monday) to 7, hours from 0 to 23, each [percent of power, mode]; {}: none',
})
export type Scheduler = Static<typeof Scheduler>
