import { deviceModel, type NodeSettings, PageSection } from '@airshed/console-kit'
import type { Node, PluginIntl, Sensor } from '@airshed/kit'
import { useNodeCommands } from '../useNodeCommands.ts'
import { AddSensorButton } from './AddSensorButton.tsx'
import { SensorCard } from './SensorCard.tsx'
import './sensors.css'
import '../../details/muted.css'

export interface SensorsSectionProps {
  /** With its configuration. */
  node: Node
  /** Settings of the device and its sensors; undefined while they load. */
  settings: NodeSettings | undefined
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The sensors of a device: a card for each, and a button to attach another one. */
export function SensorsSection({ node, settings, nowMs, intl }: SensorsSectionProps) {
  const sensors = node.devices ?? []
  const commands = useNodeCommands(node.node_id).data?.data ?? []
  return (
    <PageSection title={intl.formatMessage({ id: 'sensors' })}>
      {sensors.length === 0 ? (
        <p className="devices-muted">{intl.formatMessage({ id: 'sensors.none' })}</p>
      ) : (
        <div className="devices-sensors">
          {sensors.map(keyed).map(([key, sensor]) => (
            <SensorCard key={key} {...{ node, sensor, settings, commands, nowMs, intl }} />
          ))}
        </div>
      )}
      {deviceModel(node.type).ports.length === 0 ? null : (
        <AddSensorButton node={node} intl={intl} />
      )}
    </PageSection>
  )
}

/** Another driver at the same connection counts as another sensor. */
const keyed = (sensor: Sensor): readonly [key: string, sensor: Sensor] => {
  const { _id: id, name } = sensor
  return [`${id} ${name}`, sensor]
}
