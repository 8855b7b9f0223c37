/** Values that are sent instead of a measurement, though they look like one. */
interface SentinelValues {
  /** As they come, before any conversion. */
  readonly values: readonly number[]
  /** Where it is said. */
  readonly source: string
}

/** Values that stand for none in readings of some parameters, whoever sends them. */
export interface ParameterSentinel extends SentinelValues {
  /** Ids of parameters. */
  readonly parameters: readonly string[]
}

/** Values that a kind of device sends. */
export interface AdapterSentinel extends SentinelValues {
  /** Name of its adapter. */
  readonly adapter: string
  /** The instrument that sends them, by its model. Default: any. */
  readonly sensor?: RegExp
  /** The keys that have them. */
  readonly fields: RegExp
}

const PARTICLES = ['132:4', '132:5', '132:6', '132:7', '132:8', '132:9'] as const
const GASES = ['140:11', '170:1', '170:2', '170:3', '170:5', '170:6', '180:1'] as const

const ICARTT =
  'ICARTT Data Format (NASA Langley, www-air.larc.nasa.gov/missions/etc/IcarttDataFormat.htm), “Missing data”: −9999 or more digits'
const SEN6X =
  'Sensirion SEN6x data sheet, “Read Measured Values” (sensirion.github.io/python-i2c-sen66/api.html): 0xFFFF of an unsigned and 0x7FFF of a signed value that is unknown'

/** All documented sentinels of parameters; a new one is a line here. */
export const PARAMETER_SENTINELS: readonly ParameterSentinel[] = [
  {
    parameters: PARTICLES,
    values: [999.9, 1999.9],
    source:
      'Nova Fitness SDS011 data sheet: the ends of its ranges of PM2.5 and PM10, which it reports while its fan is stopped',
  },
  { parameters: PARTICLES, values: [65_535, 32_767], source: SEN6X },
  {
    parameters: PARTICLES,
    values: [6553.5],
    source: `${SEN6X}; particles come in tenths of a µg/m³`,
  },
  { parameters: ['131:10'], values: [65_535, 32_767], source: SEN6X },
  {
    parameters: ['131:10'],
    values: [9999],
    source:
      'EBAS Data Submission Manual (NILU, ebas-submit.nilu.no), “Missing value codes”: all digits are 9, as in NASA Ames 1001',
  },
  { parameters: GASES, values: [-9999], source: ICARTT },
  {
    parameters: GASES,
    values: [-99],
    source:
      'Kincaid archive of hourly gas concentrations (EPRI, www.harmo.org/jsirwin/KB52andKB53_SO2Data_Format.txt): −99 for an hour without a value',
  },
]

const byParameter: ReadonlyMap<string, readonly number[]> = new Map(
  [...new Set(PARAMETER_SENTINELS.flatMap(({ parameters }) => parameters))].map((id) => [
    id,
    PARAMETER_SENTINELS.flatMap(({ parameters, values }) =>
      parameters.includes(id) ? values : [],
    ),
  ]),
)

/** The documented sentinels of a parameter by its id, as they come. */
export const sentinelsOfParameter = (parameterId: string): readonly number[] =>
  byParameter.get(parameterId) ?? []

/** All documented sentinels of devices; a new one is a line here. */
export const ADAPTER_SENTINELS: readonly AdapterSentinel[] = [
  {
    adapter: 'airgradient',
    fields:
      /^(pm\d\d|pm\d+Count|pm\d\d(Standard|Compensated)|rco2|rhum(Compensated)?|(tvoc|nox)(Index|Raw))$/,
    values: [-1],
    source:
      'github.com/airgradienthq/arduino, src/Main/utils.cpp: INVALID_PMS, _CO2, _HUMIDITY, _VOC, _NOX',
  },
  {
    adapter: 'airgradient',
    fields: /^atmp(Compensated)?$/,
    values: [-1000],
    source: 'github.com/airgradienthq/arduino, src/Main/utils.cpp: INVALID_TEMPERATURE',
  },
  {
    adapter: 'airrohr',
    fields: /(^|_)(P0|P1|P2|P4|humidity|pressure)$/,
    values: [-1],
    source:
      'github.com/opendata-stuttgart/sensors-software, airrohr-firmware.ino: last_value_… = -1.0',
  },
  {
    adapter: 'airrohr',
    fields: /(^|_)temperature$/,
    values: [-128, -127],
    source:
      'github.com/opendata-stuttgart/sensors-software, airrohr-firmware.ino: last_value_…_T = -128.0; github.com/milesburton/Arduino-Temperature-Control-Library, DallasTemperature.h: DEVICE_DISCONNECTED_C -127',
  },
  {
    adapter: 'airrohr',
    sensor: /^DS18B20$/,
    fields: /_temperature$/,
    values: [85],
    source:
      'Maxim DS18B20 data sheet, “Measuring Temperature”: the power-on reset value of the temperature register is +85 °C',
  },
  {
    adapter: 'tasmota',
    sensor: /^DS18B20(-\d+)?$/,
    fields: /^Temperature$/,
    values: [85, -127],
    source:
      'Maxim DS18B20 data sheet, “Measuring Temperature”: power-on reset value +85 °C; github.com/milesburton/Arduino-Temperature-Control-Library, DallasTemperature.h: DEVICE_DISCONNECTED_C -127',
  },
  ...['the-things-stack', 'chirpstack'].map((adapter) => ({
    adapter,
    fields: /^temp/i,
    values: [327.67],
    source:
      'Dragino LHT65 user manual, “Ext=1, E1 Temperature Sensor”: 7FFF, which is 327.67 °C, while no DS18B20 is connected',
  })),
]
