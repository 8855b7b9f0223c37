import type { SensorHint } from '../reading.ts'

/** What a key of a PurpleAir means; `null` for the parameter: stored under its own key. */
type PurpleAirMeaning = readonly [parameterId: string | null, unit: string]

/**
 * Keys with a known meaning, without the suffix of their channel, as PurpleAir documents them
 * (community.purpleair.com, "Sensor JSON Documentation"). Masses with `cf_1` are another estimate of the
 * same particles, so they are stored in addition to those with `atm`.
 */
export const PURPLEAIR_MEANINGS: Readonly<Record<string, PurpleAirMeaning>> = {
  pm1_0_atm: ['132:4', 'µg/m³'],
  pm2_5_atm: ['132:5', 'µg/m³'],
  pm10_0_atm: ['132:7', 'µg/m³'],
  pm1_0_cf_1: [null, 'µg/m³'],
  pm2_5_cf_1: [null, 'µg/m³'],
  pm10_0_cf_1: [null, 'µg/m³'],
  p_0_3_um: [null, '1/dL'],
  p_0_5_um: [null, '1/dL'],
  p_1_0_um: [null, '1/dL'],
  p_2_5_um: [null, '1/dL'],
  p_5_0_um: [null, '1/dL'],
  p_10_0_um: [null, '1/dL'],
  current_temp_f: ['128:1', '°F'],
  current_humidity: ['128:2', '%'],
  current_dewpoint_f: [null, '°F'],
  pressure: ['128:3', 'hPa'],
  rssi: ['190:2', 'dBm'],
}

/** Texts and numbers that identify the sensor: not readings, whatever they look like. */
export const PURPLEAIR_IDENTITY: ReadonlySet<string> = new Set([
  'SensorId',
  'DateTime',
  'Geo',
  'lat',
  'lon',
  'place',
  'version',
  'hardwareversion',
  'hardwarediscovered',
  'wlstate',
  'ssid',
  'p25aqic',
  'p25aqic_b',
])

const BOARD = sensor(0, 'Board', '')
const CHANNEL_A = sensor(1, 'Channel A', 'particles')
const CHANNEL_B = sensor(2, 'Channel B', 'particles')
const BME680 = sensor(3, 'BME680', 'climate')

/** Particle masses and counts, which each of the two counters has. */
const ofCounter = /^(pm\d+_\d+_|p_\d+_\d+_um|pm2\.5_aqi)/

/** The instrument that sends a key, and the key without the suffix that identifies the instrument. */
export function purpleAirSource(sent: string): { sensor: SensorHint; key: string } {
  if (sent.endsWith('_680')) return { sensor: BME680, key: sent.slice(0, -'_680'.length) }
  if (!ofCounter.test(sent)) return { sensor: BOARD, key: sent }
  return sent.endsWith('_b')
    ? { sensor: CHANNEL_B, key: sent.slice(0, -'_b'.length) }
    : { sensor: CHANNEL_A, key: sent }
}

function sensor(address: number, model: string, sensorType: string): SensorHint {
  return {
    comPort: 0,
    comType: 0,
    address,
    name: 'purpleair',
    model,
    vendor: 'PurpleAir',
    sensorType,
  }
}
