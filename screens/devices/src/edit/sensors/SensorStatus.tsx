import type { NodeSettings } from '@airshed/console-kit'
import { StatusTag, type PluginIntl, type Sensor } from '@airshed/kit'
import { stateText } from '../stateText.ts'

/** Settings that decide whether a sensor is read at all. */
const DECISIVE: readonly string[] = ['driver', 'enabled']

export interface SensorStatusProps {
  sensor: Sensor
  /** Settings of the device and its sensors; undefined while they load. */
  settings: NodeSettings | undefined
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Whether a sensor is read, and whether its device has confirmed that. */
export function SensorStatus({ sensor, settings, nowMs, intl }: SensorStatusProps) {
  const { _id: id, enabled, unreported = [] } = sensor
  const open = settings?.sensors[id]?.find(
    ({ name, state }) => DECISIVE.includes(name) && (state === 'refused' || state === 'waiting'),
  )
  if (settings !== undefined && open !== undefined) {
    const { last_contact: lastContact } = settings
    return (
      <StatusTag
        status={open.state === 'refused' ? 'failed' : 'idle'}
        label={stateText({ setting: open, lastContact, nowMs, intl })}
      />
    )
  }
  if (unreported.includes('enabled')) {
    return <StatusTag status="idle" label={intl.formatMessage({ id: 'sensor.unreported' })} />
  }
  const isOn = enabled === 1
  return (
    <StatusTag
      status={isOn ? 'online' : 'deactivated'}
      label={intl.formatMessage({ id: isOn ? 'sensor.on' : 'sensor.off' })}
    />
  )
}
