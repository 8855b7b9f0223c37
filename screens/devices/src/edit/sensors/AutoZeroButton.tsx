import {
  autoZeroFreeAt,
  UnavailableButton,
  useChange,
  useConfirmed,
  type DeviceCommand,
} from '@airshed/console-kit'
import { autoZeroSensor } from '@airshed/console-kit/calls'
import { Button, type PluginIntl, type Sensor } from '@airshed/kit'
import { isUnderWay } from '../askAgain.ts'
import { momentText } from '../momentText.ts'

export interface AutoZeroButtonProps {
  sensor: Sensor
  /** The newest commands of its device. */
  commands: readonly DeviceCommand[]
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Requests a sensor to calibrate its zero, unless it has just done so or is about to. */
export function AutoZeroButton({ sensor, commands, nowMs, intl }: AutoZeroButtonProps) {
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const { node_id: id, _id: sensorId, configuration } = sensor
  const { start, dialog } = useConfirmed('the auto-zero of a sensor')
  const { mutateAsync, isPending } = useChange(autoZeroSensor, { isShown: () => false })
  const requested = commands.find(
    ({ name, sensor_id: of, state }) =>
      name === 'auto_zero' && of === sensorId && (isUnderWay({ state }) || state === 'done'),
  )
  const times = [configuration['auto_zero_time'], requested?.created_at]
  const freeAt = autoZeroFreeAt(times, nowMs)
  if (freeAt !== null) {
    const reason = text('sensor.autoZero.wait', { time: momentText(freeAt, nowMs, intl) })
    return <UnavailableButton text={text('sensor.autoZero')} reason={reason} />
  }
  return (
    <>
      <Button
        text={text('sensor.autoZero')}
        disabled={isPending}
        onClick={() => start({ run: () => mutateAsync({ params: { id, sensorId } }) })}
      />
      {dialog}
    </>
  )
}
