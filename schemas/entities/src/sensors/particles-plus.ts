import { Type, type Static } from 'typebox'
import { sensorSettings } from './sensorSettings.ts'

/** Settings of a particles-plus counter. */
export const ParticlesPlusSettings = sensorSettings({
  units: Type.Enum([0, 1, 2, 3], {
    type: 'integer',
    description: '0: particles, 1: particles/ft³, 2: particles/m³, 3: µg/m³',
  }),
})
export type ParticlesPlusSettings = Static<typeof ParticlesPlusSettings>
