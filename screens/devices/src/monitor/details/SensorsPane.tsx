import { sensorName, type Node, type PluginIntl } from '@airshed/kit'
import { SensorFacts } from '../../details/SensorFacts.tsx'
import '../../details/muted.css'

export interface SensorsPaneProps {
  /** With its configuration. */
  node: Node
  intl: PluginIntl
}

/** A card for each sensor: what it is, and how it is connected. */
export function SensorsPane({ node, intl }: SensorsPaneProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { devices: sensors = [] } = node
  if (sensors.length === 0) return <p className="devices-muted">{text('details.noSensors')}</p>
  return (
    <ul className="devices-sensors">
      {sensors.map((sensor) => (
        <li key={sensor['_id']} data-off={sensor.enabled === 0}>
          <strong>{sensorName(sensor)}</strong>
          {sensor.enabled === 0 ? (
            <span className="devices-muted"> {text('details.off')}</span>
          ) : null}
          <SensorFacts sensor={sensor} intl={intl} />
        </li>
      ))}
    </ul>
  )
}
