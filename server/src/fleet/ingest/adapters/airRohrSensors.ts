import type { SensorHint } from '../reading.ts'

/** What a value type of airRohr means. Units are those that its firmware sends. */
interface AirRohrMeaning {
  parameterId: string
  unit: string
}

/** Instruments by the prefix of their value types; each is a separate sensor of the device. */
const FAMILIES: readonly [prefix: string, model: string, vendor: string, sensorType: string][] = [
  ['SDS', 'SDS011', 'Nova Fitness', 'particles'],
  ['SPS30', 'SPS30', 'Sensirion', 'particles'],
  ['PMS', 'PMSx003', 'Plantower', 'particles'],
  ['HPM', 'HPM', 'Honeywell', 'particles'],
  ['NPM', 'NextPM', 'TERA', 'particles'],
  ['IPS', 'IPS-7100', 'Piera', 'particles'],
  ['BME280', 'BME280', 'Bosch', 'climate'],
  ['BMP280', 'BMP280', 'Bosch', 'climate'],
  ['BMP', 'BMP180', 'Bosch', 'climate'],
  ['SHT3X', 'SHT3x', 'Sensirion', 'climate'],
  ['HTU21D', 'HTU21D', 'TE Connectivity', 'climate'],
  ['DS18B20', 'DS18B20', 'Maxim', 'climate'],
  ['SCD30', 'SCD30', 'Sensirion', 'gas'],
  ['DNMS', 'DNMS', 'Sensor.Community', 'sound'],
]

const BOARD: SensorHint = sensor(0, 'airrohr', 'airRohr', 'Sensor.Community', '')
const DHT: SensorHint = sensor(FAMILIES.length + 1, 'dht', 'DHT22', 'Aosong', 'climate')

const families = FAMILIES.map(([prefix, model, vendor, sensorType], index) => ({
  start: `${prefix}_`,
  sensor: sensor(index + 1, prefix.toLowerCase(), model, vendor, sensorType),
}))

const climate: Readonly<Record<string, AirRohrMeaning>> = {
  temperature: { parameterId: '128:1', unit: '°C' },
  humidity: { parameterId: '128:2', unit: '%' },
  pressure: { parameterId: '128:3', unit: 'Pa' },
}

/** By sensor type, then by the value type without its prefix. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, AirRohrMeaning>>>> = {
  particles: {
    P0: { parameterId: '132:4', unit: 'µg/m³' },
    P1: { parameterId: '132:7', unit: 'µg/m³' },
    P2: { parameterId: '132:5', unit: 'µg/m³' },
    P4: { parameterId: '132:6', unit: 'µg/m³' },
  },
  climate,
  gas: {
    co2_ppm: { parameterId: '131:10', unit: 'ppm' },
    temperature: { parameterId: '128:1', unit: '°C' },
    humidity: { parameterId: '128:2', unit: '%' },
  },
  sound: {
    noise_LAeq: { parameterId: '160:1', unit: 'dB(A)' },
    noise_LA_min: { parameterId: '160:2', unit: 'dB(A)' },
    noise_LA_max: { parameterId: '160:3', unit: 'dB(A)' },
  },
}

/** The instrument that sends a value type, and what the value means; null: unknown. */
export function airRohrSource(valueType: string): {
  sensor: SensorHint
  meaning: AirRohrMeaning | null
} {
  if (valueType === 'signal') {
    return { sensor: BOARD, meaning: { parameterId: '190:2', unit: 'dBm' } }
  }
  if (valueType === 'temperature' || valueType === 'humidity') {
    return { sensor: DHT, meaning: climate[valueType] ?? null }
  }
  const family = families.find(({ start }) => valueType.startsWith(start))
  if (family === undefined) return { sensor: BOARD, meaning: null }
  const meanings = MEANINGS[family.sensor.sensorType] ?? {}
  const name = valueType.slice(family.start.length)
  return {
    sensor: family.sensor,
    meaning: Object.hasOwn(meanings, name) ? (meanings[name] ?? null) : null,
  }
}

function sensor(
  comPort: number,
  name: string,
  model: string,
  vendor: string,
  sensorType: string,
): SensorHint {
  return { comPort, comType: 0, address: 0, name, model, vendor, sensorType }
}
