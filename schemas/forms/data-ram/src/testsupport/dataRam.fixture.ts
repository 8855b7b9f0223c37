import type { Sensor } from '@airshed/kit/define'

/** A data-ram under a device, with that configuration. */
export function dataRam(configuration: Sensor['configuration'] = {}): Sensor {
  return {
    _id: '1C00A3F7.1.0.1',
    node_id: '1C00A3F7:0',
    name: 'data-ram',
    model: 'DataRAM pDR-1500',
    vendor: 'Thermo Scientific',
    sensor_type: 'particles',
    com_port: 1,
    com_type: 0,
    address: 1,
    enabled: 1,
    debug: 0,
    configuration,
  }
}
