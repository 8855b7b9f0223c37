import {
  issuePathIn,
  sensorChannels,
  sensorChannelsPayload,
  wordOr,
  type Node,
} from '@airshed/kit/define'
import { DEFAULTS, PM_CONFIGS, UNITS, VOC_UNITS, type ThiamisSettings } from './schema.ts'

const flagOr = (value: unknown, otherwise: boolean): boolean =>
  value === 1 || value === 0 ? value === 1 : otherwise

/** The units that are reported; what is none is left out. */
function unitsOf(reported: unknown): ThiamisSettings['units'] {
  const wire: Readonly<Record<string, unknown>> =
    typeof reported === 'object' && reported !== null ? { ...reported } : {}
  const known = Object.entries(UNITS).filter(([quantity, units]) =>
    units.some((unit) => unit === wire[quantity]),
  )
  return Object.fromEntries(known.map(([quantity]) => [quantity, wire[quantity]]))
}

/** The settings of the device; one that it does not report, or that is invalid, has its default. */
export function fromDevice({ settings: wire = {} }: Node): ThiamisSettings {
  return {
    enabled: flagOr(wire['enabled'], DEFAULTS.enabled),
    debug: flagOr(wire['debug'], DEFAULTS.debug),
    bluetooth_share: flagOr(wire['bluetooth_share'], DEFAULTS.bluetooth_share),
    enable_led: flagOr(wire['enable_led'], DEFAULTS.enable_led),
    led_aq: flagOr(wire['led_aq'], DEFAULTS.led_aq),
    enable_battery: flagOr(wire['enable_battery'], DEFAULTS.enable_battery),
    enable_temperature: flagOr(wire['enable_temperature'], DEFAULTS.enable_temperature),
    enable_pressure: flagOr(wire['enable_pressure'], DEFAULTS.enable_pressure),
    enable_humidity: flagOr(wire['enable_humidity'], DEFAULTS.enable_humidity),
    enable_gps: flagOr(wire['enable_gps'], DEFAULTS.enable_gps),
    pm_config: wordOr(PM_CONFIGS, wire['pm_config'], DEFAULTS.pm_config),
    voc_unit: wordOr(VOC_UNITS, wire['voc_unit'], DEFAULTS.voc_unit),
    temp_f: flagOr(wire['temp_f'], DEFAULTS.temp_f),
    units: unitsOf(wire['units']),
    channels: sensorChannels(wire['channels']),
  }
}

/** The body of the call that requests these settings of the device: flags as 0 or 1. */
export function toPayload({ channels, ...value }: ThiamisSettings): {
  settings: Record<string, unknown>
} {
  const settings = Object.entries(value).map(
    ([name, one]) => [name, typeof one === 'boolean' ? Number(one) : one] as const,
  )
  return {
    settings: { ...Object.fromEntries(settings), channels: sensorChannelsPayload(channels) },
  }
}

/** Paths under `settings` of the body are fields of the form. */
export const issuePath = issuePathIn('settings')
