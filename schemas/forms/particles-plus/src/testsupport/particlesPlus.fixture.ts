import type { Sensor } from '@airshed/kit/define'

/** A particles-plus under a device, with that configuration. */
export function particlesPlus(configuration: Sensor['configuration'] = {}): Sensor {
  return {
    _id: '1C00A3F7.1.0.1',
    node_id: '1C00A3F7:0',
    name: 'particles-plus',
    model: '7301-AQM',
    vendor: 'Particles Plus',
    sensor_type: 'particles',
    com_port: 1,
    com_type: 0,
    address: 1,
    enabled: 1,
    debug: 0,
    configuration,
  }
}
