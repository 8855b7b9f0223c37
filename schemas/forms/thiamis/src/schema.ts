import { SENSOR_CHANNELS_MAX, SensorChannel, Type, type Static } from '@airshed/kit/define'

/** Volumes that particle counts can be given for: decilitre, cubic foot, cubic metre. */
export const PM_CONFIGS = ['off', 'dL', 'CFT', 'm3'] as const
export const VOC_UNITS = ['ppm', 'ppb'] as const

/** Units that the device can report in, by quantity; `auto`: as it chooses. */
export const UNITS = {
  pressure: ['auto', 'inHg', 'hPa', 'mmHg', 'bar'],
  windspeed: ['auto', 'mph', 'kn', 'm/s'],
  precipitation: ['auto', 'in', 'mm'],
  temperature: ['auto', '°F', '°C'],
} as const

/**
 * Assumed values of settings that a device has not reported: everything is measured, so that saving another setting
 * never loses readings, and the light stays plain.
 */
export const DEFAULTS = {
  enabled: true,
  debug: false,
  bluetooth_share: false,
  enable_led: true,
  led_aq: false,
  enable_battery: true,
  enable_temperature: true,
  enable_pressure: true,
  enable_humidity: true,
  enable_gps: true,
  pm_config: 'm3',
  voc_unit: 'ppb',
  temp_f: false,
} as const

type FlagName = Exclude<keyof typeof DEFAULTS, 'pm_config' | 'voc_unit'>

const flag = (name: FlagName, title: string, description: string) =>
  Type.Boolean({ default: DEFAULTS[name], title, description })

const unit = <const Units extends string[]>(units: readonly [...Units], title: string) =>
  Type.Optional(
    Type.Enum<Units>([...units], {
      type: 'string',
      title,
      source: 'console specification, devices §9',
    }),
  )

/** Settings of a Thiamis by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    enabled: flag('enabled', 'Enabled', 'The device takes readings'),
    enable_led: flag('enable_led', 'Status light', 'The light of the device is on'),
    led_aq: flag(
      'led_aq',
      'Light shows air quality',
      'The colour of the status light follows the air quality',
    ),
    enable_battery: flag('enable_battery', 'Battery', 'The device reports its battery'),
    enable_temperature: flag(
      'enable_temperature',
      'Temperature',
      'The device reports the temperature',
    ),
    enable_pressure: flag('enable_pressure', 'Pressure', 'The device reports the air pressure'),
    enable_humidity: flag('enable_humidity', 'Humidity', 'The device reports the humidity'),
    enable_gps: flag('enable_gps', 'GPS', 'The device finds its own position'),
    pm_config: Type.Enum([...PM_CONFIGS], {
      type: 'string',
      default: DEFAULTS.pm_config,
      title: 'Particle counts',
      description: 'The volume that particle counts are given for',
    }),
    temp_f: flag('temp_f', 'Fahrenheit', 'The device reports temperatures in °F'),
    voc_unit: Type.Enum([...VOC_UNITS], {
      type: 'string',
      default: DEFAULTS.voc_unit,
      title: 'VOC unit',
      description: 'The unit the device reports volatile organic compounds in',
    }),
    units: Type.Object(
      {
        pressure: unit(UNITS.pressure, 'Pressure'),
        windspeed: unit(UNITS.windspeed, 'Wind speed'),
        precipitation: unit(UNITS.precipitation, 'Precipitation'),
        temperature: unit(UNITS.temperature, 'Temperature'),
      },
      {
        additionalProperties: false,
        title: 'Units',
        description: 'In which the device reports; automatic: as it chooses',
      },
    ),
    channels: Type.Array(SensorChannel, {
      maxItems: SENSOR_CHANNELS_MAX,
      default: [],
      title: 'Channels',
      description: 'In the order of the inputs of the device: the first one is input 1',
    }),
    bluetooth_share: flag(
      'bluetooth_share',
      'Bluetooth',
      'The device shares its readings over Bluetooth',
    ),
    debug: flag('debug', 'Debug', 'The device writes a log'),
  },
  { additionalProperties: false },
)
export type ThiamisSettings = Static<typeof schema>
