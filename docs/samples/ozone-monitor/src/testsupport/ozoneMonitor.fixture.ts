import type { Sensor } from '@airshed/kit/define'

/** An ozone monitor under a device, with that configuration. */
export function ozoneMonitor(configuration: Sensor['configuration'] = {}): Sensor {
  return {
    _id: '1C00A3F7.5.1.0',
    node_id: '1C00A3F7:0',
    name: 'ozone-monitor',
    model: 'UV photometer',
    vendor: 'Sample',
    sensor_type: 'OzoneMonitor',
    com_port: 5,
    com_type: 1,
    address: 0,
    enabled: 1,
    debug: 0,
    configuration,
  }
}
