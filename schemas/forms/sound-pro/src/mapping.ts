import { reportedNumber, sensorFlags, type Sensor } from '@airshed/kit/define'
import { DEFAULTS, FILTERS, type SoundProSettings } from './schema.ts'

type Mode = SoundProSettings['measurement_mode']
type SessionTime = SoundProSettings['session_time']

/**
 * The settings as the sensor reports them; what it does not report stands at its default. A mode or a
 * session time that the form does not know stays: the form shows it, and asks for another one before
 * it saves. Levels that it does not know have no checkbox, and are left out.
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
