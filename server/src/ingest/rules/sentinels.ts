/** Values that a kind of device sends instead of a measurement, though they look like one. */
interface Sentinel {
  /** Name of its adapter. */
  readonly adapter: string
  /** The instrument that sends them, by its model. Default: any. */
  readonly sensor?: RegExp
  /** The keys that have them. */
  readonly fields: RegExp
  readonly values: readonly number[]
  /** Where the maker says so. */
  readonly source: string
}

/** All documented sentinels; a new one is a line here. */
export const SENTINELS: readonly Sentinel[] = [
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

/** Whether an instrument sent a value that means that it has none. */
export type IsSentinel = (sensor: string, key: string, value: number) => boolean

/** The sentinels of an adapter, by its name. */
export function sentinelsOf(adapter: string): IsSentinel {
  const own = SENTINELS.filter((sentinel) => sentinel.adapter === adapter)
  return (sensor, key, value) =>
    own.some(
      (sentinel) =>
        sentinel.values.includes(value) &&
        sentinel.fields.test(key) &&
        (sentinel.sensor === undefined || sentinel.sensor.test(sensor)),
    )
}
