import { Type, type Static } from 'typebox'
import { Words } from '../common.ts'
import { CHANNELS_MAX, SensorChannel } from '../sensors/channels.ts'
import { Scheduler } from './scheduler.ts'
import { DEBUG_LEVELS, DEBUG_TAGS_MAX, DebugTag } from './debugLine.ts'

/** A switch as devices represent it. */
const Flag = Type.Optional(Type.Enum([0, 1], { type: 'integer', description: '0 or 1' }))

/** Shortest and longest reporting interval that can be set on a device, ms. */
export const INTERVAL_RANGE_MS = { minimum: 1000, maximum: 86_400_000 } as const

const interval = Type.Optional(
  Type.Integer({ ...INTERVAL_RANGE_MS, description: 'Reporting interval in ms' }),
)

/** Settings of a device of which only the interval is known. */
export const ReportingSettings = Type.Object({ interval }, { additionalProperties: false })

export const PM_CONFIGS = ['off', 'dL', 'CFT', 'm3'] as const
export const VOC_UNITS = ['ppm', 'ppb'] as const

/** Units that a device can report in, by quantity; `auto`: as it chooses. */
const DEVICE_UNITS = {
  pressure: ['auto', 'inHg', 'hPa', 'mmHg', 'bar'],
  windspeed: ['auto', 'mph', 'kn', 'm/s'],
  precipitation: ['auto', 'in', 'mm'],
  temperature: ['auto', '°F', '°C'],
} as const

/** Settings of a Thiamis and its relatives. */
export const ThiamisSettings = Type.Object(
  {
    interval,
    wifi_ssid: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 32,
        description: 'Wi-Fi network that it joins',
      }),
    ),
    wifi_password: Type.Optional(
      Type.String({
        pattern: '^([ -~]{8,63}|[0-9A-Fa-f]{64})?$',
        description: 'Of that network; empty: it is open. It is never in an answer',
      }),
    ),
    enabled: Flag,
    debug: Flag,
    bluetooth_share: Flag,
    enable_led: Flag,
    led_aq: Flag,
    enable_battery: Flag,
    enable_temperature: Flag,
    enable_pressure: Flag,
    enable_humidity: Flag,
    enable_gps: Flag,
    pm_config: Type.Optional(
      Words(PM_CONFIGS, { description: 'Volume that particle counts are given for' }),
    ),
    voc_unit: Type.Optional(Words(VOC_UNITS)),
    temp_f: Flag,
    units: Type.Optional(
      Type.Object(
        {
          pressure: Type.Optional(Words(DEVICE_UNITS.pressure)),
          windspeed: Type.Optional(Words(DEVICE_UNITS.windspeed)),
          precipitation: Type.Optional(Words(DEVICE_UNITS.precipitation)),
          temperature: Type.Optional(Words(DEVICE_UNITS.temperature)),
        },
        { additionalProperties: false, description: 'Replaced as a whole; absent: as it is' },
      ),
    ),
    channels: Type.Optional(
      Type.Array(SensorChannel, {
        maxItems: CHANNELS_MAX,
        description: 'In the order of the inputs of the device; replaced as a whole',
      }),
    ),
    debug_level: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: DEBUG_LEVELS.length - 1,
        description: `Which debug lines it sends, each level with those before it: ${DEBUG_LEVELS.map((level, index) => `${index} ${level}`).join(', ')}`,
      }),
    ),
    debug_tags: Type.Optional(
      Type.Array(DebugTag, {
        maxItems: DEBUG_TAGS_MAX,
        uniqueItems: true,
        description: 'Parts of the device that it sends debug lines of; empty: of all',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ThiamisSettings = Static<typeof ThiamisSettings>

/** Maximum number of devices whose air one purifier follows. */
const AUTOMATION_DEVICES_MAX = 50

/** Settings of a Healthway purifier. */
export const HealthwaySettings = Type.Object(
  {
    interval,
    dfs: Flag,
    speed: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        multipleOf: 25,
        description: 'Of the fan, in percent; 0: off',
      }),
    ),
    automation: Flag,
    cron: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: '^(([0-9A-Za-z*,/-]+ ){4}[0-9A-Za-z*,/-]+)?$',
        description: 'When it runs, as five fields of cron in its time zone; empty: no schedule',
      }),
    ),
    scheduler: Type.Optional(Scheduler),
    automation_devices: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: AUTOMATION_DEVICES_MAX,
        uniqueItems: true,
        description:
          'Nodes whose air it follows while its automation is on, which needs at least one; only those that the caller may read',
      }),
    ),
  },
  { additionalProperties: false },
)
export type HealthwaySettings = Static<typeof HealthwaySettings>

/** Learning offset of a gas index, in hours. */
const LearningOffset = Type.Optional(Type.Integer({ minimum: 1, maximum: 720 }))
const Brightness = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 100, description: 'Percent; 0: dark' }),
)

/** Settings of an AirGradient monitor, in the terms of its firmware (docs/local-server.md of airgradienthq/arduino). */
export const AirGradientSettings = Type.Object(
  {
    country: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }),
    ),
    pmStandard: Type.Optional(
      Words(['ugm3', 'us-aqi'], { description: 'What the display shows of particles' }),
    ),
    temperatureUnit: Type.Optional(Words(['c', 'f'])),
    ledBarMode: Type.Optional(Words(['off', 'pm', 'co2'])),
    ledBarBrightness: Brightness,
    displayBrightness: Brightness,
    abcDays: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 200,
        description: 'Days of the automatic baseline calibration of CO2',
      }),
    ),
    tvocLearningOffset: LearningOffset,
    noxLearningOffset: LearningOffset,
    monitorDisplayCompensatedValues: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type AirGradientSettings = Static<typeof AirGradientSettings>
