import type { PayloadField } from '@airshed/schemas'

/** A payload decoder that its maker publishes, whose fields have units that are not in the payload. */
export interface PayloadPreset {
  /** Stable id. */
  readonly id: string
  /** Products whose payloads it decodes. */
  readonly name: string
  /** What the decoder writes as `Node_type`. */
  readonly nodeTypes: readonly string[]
  /** Fields with a parameter; a decoder may write others. */
  readonly fields: readonly PayloadField[]
}

const BATTERY: PayloadField = { field: 'BatV', parameter: '190:1', unit: 'V' }
const temperature = (field: string): PayloadField => ({ field, parameter: '128:1', unit: '°C' })
const humidity = (field: string): PayloadField => ({ field, parameter: '128:2', unit: '%' })
const AIR: readonly PayloadField[] = [
  BATTERY,
  temperature('temperature'),
  humidity('humidity'),
  { field: 'air_pressure', parameter: '128:3', unit: 'hPa' },
]
/**
 * All known decoders; a new one is an entry here. External temperature probes are not the air of the place. Sources: the
 * folders of these products in github.com/dragino/dragino-end-node-decoder; Dragino AQS01-L user manual.
 */
export const PAYLOAD_PRESETS: readonly PayloadPreset[] = [
  {
    id: 'dragino-aqs01',
    name: 'Dragino AQS01-L',
    // The decoder of version 1.3 names the node after another product, whose payloads share only the battery.
    nodeTypes: ['AQS01-L', 'AIS01-LB'],
    fields: [...AIR, { field: 'co2', parameter: '131:10', unit: 'ppm' }],
  },
  {
    id: 'dragino-aqs02',
    name: 'Dragino AQS02-L',
    nodeTypes: ['AQS02-L', 'AIS02-L'],
    // The unit of its field `co` is not documented.
    fields: AIR,
  },
  {
    id: 'dragino-laq4',
    name: 'Dragino LAQ4',
    nodeTypes: ['LAQ4'],
    fields: [
      { field: 'Bat_V', parameter: '190:1', unit: 'V' },
      { field: 'CO2_ppm', parameter: '131:10', unit: 'ppm' },
      temperature('TempC_SHT'),
      humidity('Hum_SHT'),
    ],
  },
  {
    id: 'dragino-lht',
    name: 'Dragino LHT52, LHT65N',
    nodeTypes: ['LHT52', 'LHT65N', 'LHT65N-PIR', 'LHT65N-VIB'],
    fields: [BATTERY, temperature('TempC_SHT'), humidity('Hum_SHT')],
  },
  {
    id: 'dragino-s31',
    name: 'Dragino S31-LB, LSN50v2-S31',
    nodeTypes: ['S31-LB', 'LSN50-S31'],
    fields: [BATTERY, temperature('TempC_SHT31'), humidity('Hum_SHT31')],
  },
]
