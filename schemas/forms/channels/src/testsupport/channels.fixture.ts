import type { Sensor } from '@airshed/kit/define'

/** An adam under a device, with that configuration. */
export function channels(configuration: Sensor['configuration'] = {}): Sensor {
  return {
    _id: '1C00A3F7.1.0.1',
    node_id: '1C00A3F7:0',
    name: 'adam',
    model: 'ADAM-4117',
    vendor: 'Advantech',
    sensor_type: 'channels',
    com_port: 1,
    com_type: 0,
    address: 1,
    enabled: 1,
    debug: 0,
    configuration,
  }
}
