import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Where the ranges come from. */
const CONSOLE = 'console specification, devices §3 and §9'

/** A flow calibration that changes nothing. */
export const NO_CORRECTION = 1
export const FLOW_STEP = 0.01

/** Settings of a data-ram, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    auto_zero_enabled: Type.Boolean({
      default: false,
      title: 'Auto-zero',
      description: 'The sensor measures filtered air from time to time to find its zero',
    }),
    flow_calibration: Type.Number({
      minimum: 0.5,
      maximum: 3.5,
      multipleOf: FLOW_STEP,
      default: NO_CORRECTION,
      title: 'Flow calibration',
      source: CONSOLE,
    }),
  },
  { additionalProperties: false },
)
export type DataRamSettings = Static<typeof schema>
