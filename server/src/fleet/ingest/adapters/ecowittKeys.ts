import type { SensorHint } from '../reading.ts'

/** What a key of Ecowitt means; a parameter of null: stored under its own key. */
interface EcowittSource {
  sensor: SensorHint
  parameterId: string | null
  unit: string | null
}

/** Keys that are not readings. */
export const ECOWITT_IDENTITY: ReadonlySet<string> = new Set([
  'PASSKEY',
  'stationtype',
  'runtime',
  'heap',
  'dateutc',
  'freq',
  'model',
  'interval',
])

const STATION = sensor(0, 'Outdoor')
const INDOOR = sensor(1, 'Indoor')
const CO2 = sensor(30, 'WH45')

type Meaning = readonly [parameterId: string | null, unit: string]

/**
 * Keys of the Ecowitt protocol with their units. Rain since an hour or a day is a total that grows, and `baromrelin` is
 * reduced to sea level, so they are no readings of the parameters that they resemble. Ecowitt
 * publishes no list; these are the keys that gateways send to github.com/home-assistant-libs/aioecowitt, aioecowitt/sensor.py.
 */
const MEANINGS: readonly (readonly [SensorHint, Readonly<Record<string, Meaning>>])[] = [
  [
    STATION,
    {
      tempf: ['128:1', '°F'],
      humidity: ['128:2', '%'],
      baromabsin: ['128:3', 'inHg'],
      baromrelin: [null, 'inHg'],
      winddir: ['150:2', '°'],
      windspeedmph: ['150:1', 'mph'],
      windgustmph: ['150:3', 'mph'],
      maxdailygust: [null, 'mph'],
      solarradiation: [null, 'W/m²'],
      vpd: [null, 'inHg'],
      rainratein: [null, 'in/h'],
      eventrainin: [null, 'in'],
      hourlyrainin: [null, 'in'],
      dailyrainin: [null, 'in'],
      weeklyrainin: [null, 'in'],
      monthlyrainin: [null, 'in'],
      yearlyrainin: [null, 'in'],
      totalrainin: [null, 'in'],
    },
  ],
  [INDOOR, { tempinf: ['128:1', '°F'], humidityin: ['128:2', '%'] }],
  [
    CO2,
    {
      co2: ['131:10', 'ppm'],
      co2_24h: [null, 'ppm'],
      tf_co2: ['128:1', '°F'],
      humi_co2: ['128:2', '%'],
      pm1_co2: ['132:4', 'µg/m³'],
      pm25_co2: ['132:5', 'µg/m³'],
      pm4_co2: ['132:6', 'µg/m³'],
      pm10_co2: ['132:7', 'µg/m³'],
      pm25_24h_co2: [null, 'µg/m³'],
      pm10_24h_co2: [null, 'µg/m³'],
    },
  ],
]

const BY_KEY: ReadonlyMap<string, EcowittSource> = new Map(
  MEANINGS.flatMap(([own, meanings]) =>
    Object.entries(meanings).map(([key, [parameterId, unit]]): [string, EcowittSource] => [
      key,
      { sensor: own, parameterId, unit },
    ]),
  ),
)

/** Sensors of which a station has several: the number in the key is that of the channel. */
const CHANNELS: readonly (readonly [
  key: RegExp,
  firstAddress: number,
  model: string,
  parameterId: string | null,
  unit: string,
])[] = [
  [/^temp(\d)f$/, 10, 'WH31', '128:1', '°F'],
  [/^humidity(\d)$/, 10, 'WH31', '128:2', '%'],
  [/^pm25_ch(\d)$/, 20, 'WH41', '132:5', 'µg/m³'],
  [/^pm25_avg_24h_ch(\d)$/, 20, 'WH41', null, 'µg/m³'],
  [/^soilmoisture(\d{1,2})$/, 40, 'WH51', null, '%'],
]

/** The sensor that sends a key, and what the key means. */
export function ecowittSource(key: string): EcowittSource {
  const known = BY_KEY.get(key)
  if (known !== undefined) return known
  for (const [pattern, firstAddress, model, parameterId, unit] of CHANNELS) {
    const channel = pattern.exec(key)?.[1]
    if (channel === undefined) continue
    const own = sensor(firstAddress + Number(channel), `${model} channel ${channel}`)
    return { sensor: own, parameterId, unit }
  }
  return { sensor: STATION, parameterId: null, unit: null }
}

function sensor(address: number, model: string): SensorHint {
  return {
    comPort: 0,
    comType: 0,
    address,
    name: 'ecowitt',
    model,
    vendor: 'Ecowitt',
    sensorType: '',
  }
}
