import type { DeviceChannel, DeviceCommandName } from '@airshed/schemas'
import { DAY_MS, MINUTE_MS } from '../time/duration.ts'

/** Groups of settings, each with a schema and a form of its own. */
export type SettingsKind = 'reporting' | 'thiamis' | 'airgradient' | 'healthway'

/** How the parts of the configuration page are arranged; each device type has one of these. */
export type DeviceLayout = 'airthinx' | 'healthway' | 'other'

/** What devices of a type support. */
export interface DeviceModel {
  /** How settings and commands reach the devices. */
  readonly channel: DeviceChannel
  /** Which settings the devices have; null: none that can be changed from here. */
  readonly settings: SettingsKind | null
  readonly commands: readonly DeviceCommandName[]
  /** How their configuration is arranged. */
  readonly layout: DeviceLayout
  /** Whether they run script files (Lua) that can be written here. */
  readonly hasScripts: boolean
  /**
   * Whether users write the decoder of the payload, so that only they know what its fields measure: the fields are
   * mapped to parameters on the server.
   */
  readonly mapsPayload: boolean
  /** Numbers of the ports that sensors are attached to; empty: its sensors are built in. */
  readonly ports: readonly number[]
}

/** How long a command waits for its device, ms: a blink is of no use once the user has left. */
export const COMMAND_LIFETIMES_MS: Readonly<Record<DeviceCommandName, number>> = {
  blink: 5 * MINUTE_MS,
  wifi_scan: 10 * MINUTE_MS,
  reboot: DAY_MS,
  sim_reset: DAY_MS,
  format: DAY_MS,
  auto_zero: 10 * MINUTE_MS,
  // By tomorrow the monitor may be back inside.
  co2_calibration: 10 * MINUTE_MS,
  led_test: 5 * MINUTE_MS,
}

/** Commands after which a device is offline for a while, has lost its data, or measures differently. */
export const DISRUPTIVE_COMMANDS: readonly DeviceCommandName[] = [
  'reboot',
  'sim_reset',
  'format',
  'co2_calibration',
]

const THIAMIS: DeviceModel = {
  channel: 'airshed',
  settings: 'thiamis',
  commands: ['blink', 'wifi_scan', 'reboot', 'sim_reset', 'format'],
  layout: 'other',
  hasScripts: true,
  mapsPayload: false,
  ports: [1, 2, 3, 4, 5],
}
/** Relatives of the Thiamis with built-in sensors. */
const BUILT_IN: DeviceModel = { ...THIAMIS, layout: 'airthinx', ports: [] }
const AIRGRADIENT: DeviceModel = {
  channel: 'airgradient',
  settings: 'airgradient',
  commands: ['co2_calibration', 'led_test'],
  layout: 'other',
  hasScripts: false,
  mapsPayload: false,
  ports: [],
}
const REPORTING: DeviceModel = {
  channel: 'airshed',
  settings: 'reporting',
  commands: ['blink', 'reboot'],
  layout: 'other',
  hasScripts: false,
  mapsPayload: false,
  ports: [],
}
const HEALTHWAY: DeviceModel = {
  channel: 'airshed',
  settings: 'healthway',
  commands: ['blink', 'reboot'],
  layout: 'healthway',
  hasScripts: false,
  mapsPayload: false,
  ports: [],
}
/** Their senders have no downlink. */
const ONE_WAY: DeviceModel = {
  channel: 'none',
  settings: null,
  commands: [],
  layout: 'other',
  hasScripts: false,
  mapsPayload: false,
  ports: [],
}
/** End devices of The Things Stack: a payload formatter of their owner names the fields. */
const LORAWAN: DeviceModel = { ...ONE_WAY, mapsPayload: true }

/** Lower-case prefixes of types; the first match applies. */
const MODELS: readonly (readonly [beginning: string, model: DeviceModel])[] = [
  ['thiamis', THIAMIS],
  ['aethair', BUILT_IN],
  ['driq', BUILT_IN],
  ['airthinx', BUILT_IN],
  ['airgradient', AIRGRADIENT],
  ['healthway', HEALTHWAY],
  ['purifier', HEALTHWAY],
  ['airrohr', ONE_WAY],
  ['purpleair', ONE_WAY],
  ['home assistant', ONE_WAY],
  ['tasmota', ONE_WAY],
  ['esphome', ONE_WAY],
  ['lorawan', LORAWAN],
]

/**
 * What a device supports. One of an unknown type may use the device channel of Airshed.
 *
 * @param type of the device, such as `Thiamis-1000`
 */
export function deviceModel(type: string): DeviceModel {
  const words = type.toLowerCase()
  return MODELS.find(([beginning]) => words.startsWith(beginning))?.[1] ?? REPORTING
}

/**
 * Whether a device of a type can be given a key of its own as it is claimed. Those that only send often share a
 * gateway or a service, which has one key for all of them.
 */
export const canHoldKey = (type: string): boolean => deviceModel(type).channel !== 'none'
