import { reportedNumber, sensorFlags, type Sensor } from '@airshed/kit/define'
import { DEFAULTS, FILTERS, type SoundProSettings } from './schema.ts'

type Mode = SoundProSettings['measurement_mode']
type SessionTime = SoundProSettings['session_time']

/**
 * The settings as the sensor reports them; unreported ones have their defaults. An unknown mode or session time stays:
 * the form shows it, and requires another one before it saves. Unknown levels have no checkbox, and are left out.
 */
export function fromDevice(sensor: Sensor): SoundProSettings {
  const { measurement_mode: mode, filters, session_time: sessionTime } = sensor.configuration
  const isMode = typeof mode === 'string' && mode !== ''
  const measured = Array.isArray(filters) ? filters : DEFAULTS.filters
  return {
    ...sensorFlags(sensor),
    measurement_mode: isMode ? (mode as Mode) : DEFAULTS.measurement_mode,
    filters: FILTERS.filter((name) => measured.includes(name)),
    session_time: reportedNumber(sessionTime, DEFAULTS.session_time) as SessionTime,
  }
}
