import { Type, type Static } from '@airshed/kit/define'

/** What a setting is taken to be as long as a purifier has not reported it. */
export const DEFAULTS = { dfs: true, speed: 50, automation: false } as const

/** Five fields of cron with one space between them. */
export const CRON = '^([0-9A-Za-z*,/-]+ ){4}[0-9A-Za-z*,/-]+$'

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
      description: 'The purifier sets its speed by the air quality',
    }),
    cron: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: CRON,
        title: 'Schedule',
        description: 'When the purifier runs, as five fields of cron in its time zone',
      }),
    ),
  },
  { additionalProperties: false },
)
export type HealthwaySettings = Static<typeof schema>
