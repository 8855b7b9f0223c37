import type { Static } from 'typebox'
import type { SETTINGS_OF_KIND } from './settingsOfKind.ts'

type Kinds = typeof SETTINGS_OF_KIND

/**
 * Names of the settings of devices, by the kind that their type names. The console reads them here, as the schemas would
 * load all of TypeBox into it; their types keep both the same.
 */
export const SETTING_NAMES: {
  readonly [Kind in keyof Kinds]: Readonly<Record<keyof Static<Kinds[Kind]>, true>>
} = {
  reporting: { interval: true },
  thiamis: {
    interval: true,
    wifi_ssid: true,
    wifi_password: true,
    enabled: true,
    debug: true,
    bluetooth_share: true,
    enable_led: true,
    led_aq: true,
    enable_battery: true,
    enable_temperature: true,
    enable_pressure: true,
    enable_humidity: true,
    enable_gps: true,
    pm_config: true,
    voc_unit: true,
    temp_f: true,
    units: true,
    channels: true,
    debug_level: true,
    debug_tags: true,
  },
  airgradient: {
    country: true,
    pmStandard: true,
    temperatureUnit: true,
    ledBarMode: true,
    ledBarBrightness: true,
    displayBrightness: true,
    abcDays: true,
    tvocLearningOffset: true,
    noxLearningOffset: true,
    monitorDisplayCompensatedValues: true,
  },
  healthway: {
    interval: true,
    dfs: true,
    speed: true,
    automation: true,
    cron: true,
    scheduler: true,
    automation_devices: true,
  },
}
