import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Units as the sensor numbers them: particles, particles/ft³, particles/m³, µg/m³. */
export const UNITS = [0, 1, 2, 3] as const

/** Settings of a particles-plus counter, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    ...SENSOR_FLAGS,
    units: Type.Enum([...UNITS], {
      type: 'integer',
      default: 0,
      title: 'Unit',
      description: '0: particles, 1: particles/ft³, 2: particles/m³, 3: µg/m³',
      source: 'console specification, devices §3',
    }),
  },
  { additionalProperties: false },
)
export type ParticlesPlusSettings = Static<typeof schema>
