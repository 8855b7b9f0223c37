import { SENSOR_FLAGS, Type, type Static } from '@airshed/kit/define'

/** Settings that every sensor has; flags are booleans here. */
export const schema = Type.Object({ ...SENSOR_FLAGS }, { additionalProperties: false })
export type GenericSettings = Static<typeof schema>
