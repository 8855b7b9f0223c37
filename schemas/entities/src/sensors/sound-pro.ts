import { Type, type Static } from 'typebox'
import { Words } from '../common.ts'
import { sensorSettings } from './sensorSettings.ts'

/** Settings of a sound-pro. */
export const SoundProSettings = sensorSettings({
  measurement_mode: Words(['SLM', '1/1', '1/3'], {
    description: 'Whole sound level, octave bands or third-octave bands',
  }),
  filters: Type.Array(Words(['LEQ', 'LAVG', 'LMIN', 'LMAX', 'LPK', 'SPL']), {
    uniqueItems: true,
    description: 'Levels that are measured',
  }),
  session_time: Type.Enum([0, 15, 30, 60, 120], {
    type: 'integer',
    description: 'Length of a measuring session in minutes; 0: no sessions',
  }),
})
export type SoundProSettings = Static<typeof SoundProSettings>
