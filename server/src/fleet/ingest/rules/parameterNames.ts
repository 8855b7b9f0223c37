import { PARAMETERS } from '@airshed/profiles'

/**
 * Additional names that senders without a fixed vocabulary use for a parameter. Names are listed one by one
 * and never guessed: a rule that drops separators would read `pm1.0` as PM10.
 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '132:4': ['pm1.0', 'pm1_0', 'pm1p0', 'pm01'],
  '132:5': ['pm2.5', 'pm2_5', 'pm2p5', 'pm02'],
  '132:6': ['pm4.0', 'pm4_0', 'pm4p0', 'pm04'],
  '132:7': ['pm10.0', 'pm10_0', 'pm10p0'],
  '131:10': ['rco2', 'co2_ppm', 'carbon_dioxide'],
  '140:12': ['tvoc_index', 'tvocindex', 'vocindex'],
  '140:13': ['noxindex'],
  '128:1': ['temp', 'air_temperature', 'temperature_c'],
  '128:2': ['rh', 'hum', 'relative_humidity', 'relativehumidity'],
  '128:3': ['barometric_pressure', 'air_pressure', 'pressure_hpa'],
  '150:1': ['ws', 'windspeed'],
  '150:2': ['wd', 'winddirection', 'wind_dir'],
  '150:3': ['windgust', 'gust'],
  '151:1': ['rainfall'],
  '160:1': ['la_eq', 'noise_laeq'],
  '170:2': ['ozone'],
  '180:1': ['formaldehyde'],
  '190:1': ['battery_voltage', 'batteryvoltage', 'bat_v', 'vbat'],
  '190:2': ['rssi'],
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  PARAMETERS.flatMap(({ id, wireName }) =>
    [id, wireName, ...(ALIASES[id] ?? [])].map((name): [string, string] => [name, id]),
  ),
)

/** The parameter that a key of a payload names: its id, wire name or a listed alias, any case. */
export function parameterOfKey(key: string): string | null {
  return BY_NAME.get(key) ?? BY_NAME.get(key.toLowerCase()) ?? null
}
