import type { SensorHint } from '../../../fleet/ingest/reading.ts'

/** An instrument of the fleet and what it measures. */
export interface Instrument {
  sensor: SensorHint
  parameterIds: readonly string[]
  /** Its settings as it reports them; absent if it reports none. */
  configuration?: Readonly<Record<string, number>>
}

const instrument = (
  comPort: number,
  [name, model, vendor, sensorType]: readonly [string, string, string, string],
  parameterIds: readonly string[],
): Instrument => ({
  sensor: { comPort, comType: comPort === 0 ? 0 : 1, address: 0, name, model, vendor, sensorType },
  parameterIds,
})

const indoor = ['132:5', '132:7', '131:10', '140:11', '128:1', '128:2'] as const

/** Instruments by a short name; port 0 is what is built into the device. */
export const INSTRUMENTS = {
  aethair: instrument(
    0,
    ['airthinx', 'Aethair IAQ', 'Airthinx', 'AirThinx'],
    [...indoor, '132:4', '180:1', '128:3'],
  ),
  aethair2: instrument(
    0,
    ['airthinx', 'Aethair IAQ 2', 'Airthinx', 'AirThinx'],
    [...indoor, '140:12', '140:13'],
  ),
  airGradient: instrument(
    0,
    ['airgradient', 'Monitor', 'AirGradient', ''],
    ['132:4', '132:5', '132:7', '131:10', '140:12', '140:13', '128:1', '128:2'],
  ),
  aethairPro: instrument(
    0,
    ['aethair-pro', 'Aethair Pro', 'Airthinx', 'AethairPro'],
    ['132:5', '132:7', '170:1', '170:2', '170:4', '128:1', '128:2'],
  ),
  driq: instrument(0, ['airthinx', 'Driq', 'Airthinx', 'AirThinx'], ['131:10', '128:1', '128:2']),
  purifier: instrument(
    0,
    ['healthway', 'Purifier', 'Healthway', 'Healthway'],
    ['132:5', '140:12', '128:1'],
  ),
  thiamis: instrument(0, ['generic', 'Thiamis', 'Netronix', 'generic'], ['190:1', '190:2']),
  dustTrak: instrument(
    1,
    ['dust-trak', 'DustTrak DRX 8543', 'TSI', 'DustTrak'],
    ['132:4', '132:5', '132:7', '132:8'],
  ),
  particlesPlus: instrument(
    1,
    ['particles-plus', '7301-AQM', 'Particles Plus', 'ParticlesPlus'],
    ['132:5', '132:7', '128:1', '128:2'],
  ),
  airmar: instrument(
    2,
    ['airmar', '150WX', 'Airmar', 'Airmar'],
    ['150:1', '150:2', '150:3', '128:1', '128:2', '128:3'],
  ),
  davis: instrument(
    2,
    ['davis', 'Vantage Pro2', 'Davis', 'Davis'],
    ['150:1', '150:2', '128:1', '128:2', '151:1'],
  ),
  soundPro: instrument(
    3,
    ['sound-pro', 'SoundPro DL', 'TSI', 'SoundPro'],
    ['160:1', '160:2', '160:3'],
  ),
  gasStack: instrument(
    4,
    ['alpha-sense', 'B4 series', 'Alphasense', 'AlphaSense'],
    ['170:1', '170:6', '170:2', '170:3', '170:4'],
  ),
  ozoneMonitor: {
    ...instrument(5, ['ozone-monitor', 'UV photometer', 'Simulated', 'OzoneMonitor'], ['170:2']),
    configuration: {
      averaging_time: 60,
      flow: 1,
      zero_offset: -0.4,
      span_factor: 1.012,
      lamp_heater: 1,
      lamp_temperature: 52,
      data_logging: 1,
    },
  },
} as const satisfies Record<string, Instrument>
export type InstrumentName = keyof typeof INSTRUMENTS
