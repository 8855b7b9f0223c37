import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Where the choices come from. */
const CONSOLE = 'console specification, devices §3 and §9'

/** Sound level meter, octave bands, third-octave bands. */
const MEASUREMENT_MODES = ['SLM', '1/1', '1/3'] as const
/** Equivalent, average, lowest, highest and peak level, and the current level. */
export const FILTERS = ['LEQ', 'LAVG', 'LMIN', 'LMAX', 'LPK', 'SPL'] as const
/** Minutes; 0: no sessions. */
const SESSION_TIMES_MIN = [0, 15, 30, 60, 120] as const

/**
 * Assumed values of settings that a sensor has not reported. All levels are measured, so that saving another setting
 * never loses readings.
 */
export const DEFAULTS = { measurement_mode: 'SLM', filters: FILTERS, session_time: 0 } as const

/** Settings of a sound-pro, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    measurement_mode: Type.Enum([...MEASUREMENT_MODES], {
      type: 'string',
      default: DEFAULTS.measurement_mode,
      title: 'Measurement mode',
      description: 'Whole sound level, octave bands (1/1) or third-octave bands (1/3)',
      source: CONSOLE,
    }),
    filters: Type.Array(Type.Enum([...FILTERS], { type: 'string' }), {
      uniqueItems: true,
      default: [...DEFAULTS.filters],
      title: 'Levels',
      description: 'Which levels are measured',
      source: CONSOLE,
    }),
    session_time: Type.Enum([...SESSION_TIMES_MIN], {
      type: 'integer',
      default: DEFAULTS.session_time,
      title: 'Session time',
      description: 'Length of a measuring session in minutes; 0: no sessions',
      source: CONSOLE,
    }),
  },
  { additionalProperties: false },
)
export type SoundProSettings = Static<typeof schema>
