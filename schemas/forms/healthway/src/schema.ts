import { Type, type Static } from '@airshed/kit/define'

/** Assumed values of settings that a purifier has not reported. */
export const DEFAULTS = { dfs: true, speed: 50, automation: false } as const

/**
 * How a purifier runs in an hour of its working hours: at the power of the hour, or by the air quality up to that
 * power. The specification names no modes; the first is the default.
 */
export const MODES = ['manual', 'auto'] as const

/** Maximum number of devices whose air a purifier follows. */
const DEVICES_MAX = 50

/** Five fields of cron with one space between them. */
const CRON = '^([0-9A-Za-z*,/-]+ ){4}[0-9A-Za-z*,/-]+$'

/** Days from 1 (Monday) to 7, their hours from 0 to 23, each `[percent of power, mode]`. */
type WorkingHours = Record<string, Record<string, [power: number, mode: string]>>

/** The server checks which days and hours exist: forms of plugins have no patterns for names. */
const scheduler = Type.Unsafe<WorkingHours>({
  type: 'object',
  maxProperties: 7,
  additionalProperties: {
    type: 'object',
    minProperties: 1,
    maxProperties: 24,
    additionalProperties: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: {
        anyOf: [
          { type: 'integer', minimum: 0, maximum: 100, multipleOf: 25 },
          { type: 'string', enum: [...MODES] },
        ],
      },
    },
  },
  title: 'Working hours',
  description: 'Power and mode of each hour of a week',
})

/** Automation needs devices whose air it follows. */
const withDevices: Record<'if' | 'then', object> = {
  if: { properties: { automation: { const: true } }, required: ['automation'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { properties: { automation_devices: { minItems: 1 } } },
}

/** Settings of a purifier, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    dfs: Type.Boolean({
      default: DEFAULTS.dfs,
      title: 'DFS',
      description: 'The disinfecting filtration system is on',
    }),
    speed: Type.Integer({
      minimum: 0,
      maximum: 100,
      multipleOf: 25,
      default: DEFAULTS.speed,
      title: 'Fan speed',
      description: '0: off',
      unit: '%',
      source: 'console specification, devices §9',
    }),
    automation: Type.Boolean({
      default: DEFAULTS.automation,
      title: 'Automation',
      description: 'The purifier sets its speed according to the air quality',
    }),
    automation_devices: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: DEVICES_MAX,
      uniqueItems: true,
      default: [],
      title: 'Devices',
      description: 'Whose air the automation follows',
      source: 'console specification, validation',
    }),
    cron: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: CRON,
        title: 'Schedule',
        description: 'When the purifier runs, as five fields of cron in its time zone',
      }),
    ),
    scheduler: Type.Optional(scheduler),
  },
  { additionalProperties: false, ...withDevices },
)
export type HealthwaySettings = Static<typeof schema>
