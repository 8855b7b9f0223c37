import type { ParameterKind } from '@airshed/schemas'
import { MOLAR_DATA, type MolarData } from './molarData.ts'
import { PLAUSIBLE_RANGES, type PlausibleRange } from './plausibleRanges.ts'
import { CONVERTIBLE_UNITS, MASS_UNITS } from './receivedUnits.ts'

/** One parameter of the catalogue: what a data point of that id measures. */
export interface Parameter {
  /** Stable id, e.g. `132:5`. It is the last part of a mapped data point's `_id`. */
  readonly id: string
  /** ASCII name for files and mappings, e.g. `pm25`. Unique. */
  readonly wireName: string
  /** Full English name. */
  readonly name: string
  /** Symbol for legends and columns, the same in every language. */
  readonly shortName: string
  /** Full Spanish name. */
  readonly nameEs: string
  /** Unit of stored values; empty when the parameter has none. */
  readonly unit: string
  /** Decimals shown. */
  readonly precision: number
  /**
   * The kind of its values, which determines how they combine over a period: see `COMBINATIONS` of
   * `@airshed/domain`. A `direction` is in degrees clockwise from true north.
   */
  readonly kind: ParameterKind
  /** Averaging period of the instrument itself; null when it reports instantaneous values. */
  readonly averagingPeriodMs: number | null
  /** Units in which its values may be received, its own first. */
  readonly units: readonly string[]
  /** Values outside this range are not measurements; null: no source bounds them. */
  readonly plausible: PlausibleRange | null
  /** For a gas whose concentration converts between volume and mass; null: it does not. */
  readonly molar: MolarData | null
}

type Row = readonly [
  id: string,
  wireName: string,
  shortName: string,
  name: string,
  nameEs: string,
  unit: string,
  precision: number,
  kind?: ParameterKind,
]

const rows: readonly Row[] = [
  ['132:4', 'pm1', 'PM1', 'Particulate matter PM1', 'Partículas PM1', 'µg/m³', 1],
  ['132:5', 'pm25', 'PM2.5', 'Particulate matter PM2.5', 'Partículas PM2.5', 'µg/m³', 1],
  ['132:6', 'pm4', 'PM4', 'Particulate matter PM4', 'Partículas PM4', 'µg/m³', 1],
  ['132:7', 'pm10', 'PM10', 'Particulate matter PM10', 'Partículas PM10', 'µg/m³', 1],
  [
    '132:8',
    'tsp',
    'TSP',
    'Total suspended particles',
    'Partículas totales en suspensión',
    'µg/m³',
    1,
  ],
  [
    '132:9',
    'pm25_corrected',
    'PM2.5 corr.',
    'Particulate matter PM2.5, corrected by the device',
    'Partículas PM2.5, corregidas por el dispositivo',
    'µg/m³',
    1,
  ],
  ['131:10', 'co2', 'CO₂', 'Carbon dioxide', 'Dióxido de carbono', 'ppm', 0],
  [
    '140:11',
    'voc_etoh',
    'VOC (EtOH)',
    'Volatile organic compounds as ethanol',
    'Compuestos orgánicos volátiles como etanol',
    'ppb',
    0,
  ],
  ['140:12', 'voc_index', 'VOC index', 'VOC index', 'Índice de COV', '', 0, 'index'],
  ['140:13', 'nox_index', 'NOx index', 'NOx index', 'Índice de NOx', '', 0, 'index'],
  ['128:1', 'temperature', 'Temp.', 'Temperature', 'Temperatura', '°C', 1],
  ['128:2', 'humidity', 'RH', 'Relative humidity', 'Humedad relativa', '%', 0],
  ['128:3', 'pressure', 'Pressure', 'Air pressure', 'Presión atmosférica', 'hPa', 1],
  ['150:1', 'wind_speed', 'WS', 'Wind speed', 'Velocidad del viento', 'm/s', 1],
  ['150:2', 'wind_direction', 'WD', 'Wind direction', 'Dirección del viento', '°', 0, 'direction'],
  ['150:3', 'wind_gust', 'Gust', 'Wind gust', 'Racha de viento', 'm/s', 1, 'maximum'],
  ['151:1', 'rain', 'Rain', 'Rain', 'Lluvia', 'mm', 1, 'sum'],
  ['160:1', 'laeq', 'LAeq', 'Sound level LAeq', 'Nivel sonoro LAeq', 'dB(A)', 1, 'level'],
  [
    '160:2',
    'lamin',
    'LAmin',
    'Lowest sound level LAmin',
    'Nivel sonoro mínimo LAmin',
    'dB(A)',
    1,
    'minimum',
  ],
  [
    '160:3',
    'lamax',
    'LAmax',
    'Highest sound level LAmax',
    'Nivel sonoro máximo LAmax',
    'dB(A)',
    1,
    'maximum',
  ],
  ['170:1', 'no2', 'NO₂', 'Nitrogen dioxide', 'Dióxido de nitrógeno', 'ppb', 1],
  ['170:2', 'o3', 'O₃', 'Ozone', 'Ozono', 'ppb', 1],
  ['170:3', 'so2', 'SO₂', 'Sulphur dioxide', 'Dióxido de azufre', 'ppb', 1],
  ['170:4', 'co', 'CO', 'Carbon monoxide', 'Monóxido de carbono', 'ppm', 2],
  ['170:5', 'nox', 'NOx', 'Nitrogen oxides', 'Óxidos de nitrógeno', 'ppb', 1],
  ['170:6', 'no', 'NO', 'Nitrogen monoxide', 'Monóxido de nitrógeno', 'ppb', 1],
  ['180:1', 'hcho', 'HCHO', 'Formaldehyde', 'Formaldehído', 'µg/m³', 1],
  ['190:1', 'battery', 'Battery', 'Battery voltage', 'Tensión de la batería', 'V', 2],
  ['190:2', 'signal', 'Signal', 'Signal strength', 'Intensidad de la señal', 'dBm', 0],
  ['190:3', 'online', 'Online', 'Online', 'En línea', '', 0, 'boolean'],
]

/**
 * Gases of outdoor air, each a single substance, so that its mass determines its volume. For a sum such as VOC it does
 * not.
 */
const GASES = '170:'

/** Every parameter the product knows, in the order in which lists show them. */
export const PARAMETERS: readonly Parameter[] = rows.map(
  ([id, wireName, shortName, name, nameEs, unit, precision, kind = 'scalar']) => ({
    id,
    wireName,
    name,
    shortName,
    nameEs,
    unit,
    precision,
    kind,
    averagingPeriodMs: null,
    units: [
      unit,
      ...(CONVERTIBLE_UNITS.get(unit) ?? []),
      ...(id.startsWith(GASES) ? MASS_UNITS : []),
    ],
    plausible: PLAUSIBLE_RANGES.get(id) ?? null,
    molar: MOLAR_DATA.get(id) ?? null,
  }),
)

const byId = new Map(PARAMETERS.map((parameter) => [parameter.id, parameter]))
const byWireName = new Map(PARAMETERS.map((parameter) => [parameter.wireName, parameter]))

/** The parameter of an id such as `132:5`; undefined when the catalogue has none. */
export function parameterById(id: string): Parameter | undefined {
  return byId.get(id)
}

/** The parameter of a wire name such as `pm25`; undefined when the catalogue has none. */
export function parameterByWireName(wireName: string): Parameter | undefined {
  return byWireName.get(wireName)
}
