import type { PluginIntl, Sensor } from '@airshed/kit'
import './sensorFacts.css'

export interface SensorFactsProps {
  sensor: Sensor
  intl: PluginIntl
}

/** What a sensor is, and where it is connected. */
export function SensorFacts({ sensor, intl }: SensorFactsProps) {
  const facts = [
    ['sensor.driver', sensor.name],
    ['sensor.port', sensor.com_port],
    ['sensor.type', sensor.com_type],
    ['sensor.address', sensor.address],
  ] as const
  return (
    <dl className="devices-sensor-facts">
      {facts.map(([id, value]) => (
        <div key={id}>
          <dt>{intl.formatMessage({ id })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
