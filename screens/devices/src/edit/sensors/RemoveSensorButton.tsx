import { useChange, useConfirmed } from '@airshed/console-kit'
import { removeSensor } from '@airshed/console-kit/calls'
import { Button, type PluginIntl, type Sensor } from '@airshed/kit'
import { sensorTitle } from './sensorTitle.ts'

export interface RemoveSensorButtonProps {
  sensor: Sensor
  intl: PluginIntl
}

/** Removes a sensor from its device, after confirmation. */
export function RemoveSensorButton({ sensor, intl }: RemoveSensorButtonProps) {
  const text = (id: string): string => intl.formatMessage({ id }, { name: sensorTitle(sensor) })
  const { start, dialog } = useConfirmed('the removal of a sensor')
  const { mutateAsync, isPending } = useChange(removeSensor, {
    isShown: () => false,
    success: text('sensor.removed'),
  })
  const { node_id: id, _id: sensorId } = sensor
  return (
    <>
      <Button
        intent="danger"
        variant="outlined"
        text={text('sensor.remove')}
        disabled={isPending}
        onClick={() =>
          start({
            confirm: {
              title: text('sensor.remove.title'),
              text: text('sensor.remove.text'),
              confirmLabel: text('sensor.remove'),
              cancelLabel: text('cancel'),
            },
            run: () => mutateAsync({ params: { id, sensorId } }),
          })
        }
      />
      {dialog}
    </>
  )
}
