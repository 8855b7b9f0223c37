import {
  isRemovable,
  knowsAutoZero,
  useAirshed,
  type DeviceCommand,
  type NodeSettings,
} from '@airshed/console-kit'
import { LoadedDeviceForm } from '@airshed/console-kit/forms'
import type { Node, PluginIntl, Sensor } from '@airshed/kit'
import { useId } from 'react'
import { settingNotes } from '../settingNotes.ts'
import { AutoZeroButton } from './AutoZeroButton.tsx'
import { RemoveSensorButton } from './RemoveSensorButton.tsx'
import { SensorFacts } from '../../details/SensorFacts.tsx'
import { SensorForm } from './SensorForm.tsx'
import { sensorForms } from './sensorForms.ts'
import { SensorStatus } from './SensorStatus.tsx'
import { sensorTitle } from './sensorTitle.ts'
import '../../details/muted.css'

export interface SensorCardProps {
  node: Node
  sensor: Sensor
  /** Settings of the device and its sensors; undefined while they load. */
  settings: NodeSettings | undefined
  /** The newest commands of the device. */
  commands: readonly DeviceCommand[]
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** One sensor: its connection, its state, its settings, and its actions. */
export function SensorCard(props: SensorCardProps) {
  const { node, sensor, settings, commands, nowMs, intl } = props
  const headingId = useId()
  const { registry } = useAirshed()
  const { _id: id, name } = sensor
  const forms = sensorForms(registry.formsFor({ subject: 'sensor', type: node.type, name }), name)
  const notes = settingNotes(settings, nowMs, intl, id)
  const hasAutoZero = knowsAutoZero(name)
  const canRemove = isRemovable(node.type, sensor)
  return (
    <section className="devices-sensor" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{sensorTitle(sensor)}</h3>
        <SensorStatus {...{ sensor, settings, nowMs, intl }} />
      </header>
      <SensorFacts sensor={sensor} intl={intl} />
      {forms.length === 0 ? (
        <p className="devices-muted">{intl.formatMessage({ id: 'sensor.noForm' })}</p>
      ) : (
        forms.map((form) => (
          <LoadedDeviceForm key={`${form.manifest.id} ${form.source?.version ?? ''}`} form={form}>
            {(definition) => <SensorForm {...{ definition, node, sensor, notes, intl }} />}
          </LoadedDeviceForm>
        ))
      )}
      {hasAutoZero || canRemove ? (
        <div className="devices-buttons">
          {hasAutoZero ? <AutoZeroButton {...{ sensor, commands, nowMs, intl }} /> : null}
          {canRemove ? <RemoveSensorButton sensor={sensor} intl={intl} /> : null}
        </div>
      ) : null}
    </section>
  )
}
