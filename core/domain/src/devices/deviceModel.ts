import type { DeviceChannel, DeviceCommandName, NetworkKind } from '@airshed/schemas'
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
  /** The network that the strength of its signal is of. */
  readonly radio: NetworkKind
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
  radio: 'other',
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
  radio: 'wifi',
}
const REPORTING: DeviceModel = {
  channel: 'airshed',
  settings: 'reporting',
  commands: ['blink', 'reboot'],
  layout: 'other',
  hasScripts: false,
  mapsPayload: false,
  ports: [],
  radio: 'other',
}
const HEALTHWAY: DeviceModel = {
  channel: 'airshed',
  settings: 'healthway',
  commands: ['blink', 'reboot'],
  layout: 'healthway',
  hasScripts: false,
  mapsPayload: false,
  ports: [],
  radio: 'other',
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
  radio: 'other',
}
/** They post from the Wi-Fi of their owner. */
const WIFI_SENDER: DeviceModel = { ...ONE_WAY, radio: 'wifi' }
/** End devices of The Things Stack: a payload formatter of their owner names the fields. */
const LORAWAN: DeviceModel = { ...ONE_WAY, mapsPayload: true, radio: 'lorawan' }

interface KnownTypes {
  /** How they begin, in lower case; the first match applies. */
  readonly beginning: string
  readonly model: DeviceModel
  /** Those that are offered by name. Default: none. */
  readonly offered?: readonly string[]
}

/** Types of the product specification, then those that the adapters of ingest give; a device may have any other. */
const KNOWN: readonly KnownTypes[] = [
  {
    beginning: 'aethair',
    model: BUILT_IN,
    offered: ['Aethair IAQ', 'Aethair IAQ 2', 'Aethair Pro'],
  },
  { beginning: 'airthinx', model: BUILT_IN },
  { beginning: 'driq', model: BUILT_IN, offered: ['Driq'] },
  { beginning: 'healthway', model: HEALTHWAY },
  { beginning: 'purifier', model: HEALTHWAY, offered: ['Purifier'] },
  { beginning: 'thiamis', model: THIAMIS, offered: ['Thiamis-1000', 'Thiamis-X'] },
  { beginning: 'airgradient', model: AIRGRADIENT, offered: ['AirGradient'] },
  { beginning: 'airrohr', model: WIFI_SENDER, offered: ['airRohr'] },
  { beginning: 'ecowitt', model: REPORTING, offered: ['Ecowitt'] },
  { beginning: 'esphome', model: WIFI_SENDER, offered: ['ESPHome'] },
  { beginning: 'generic', model: REPORTING, offered: ['Generic'] },
  { beginning: 'home assistant', model: ONE_WAY, offered: ['Home Assistant'] },
  { beginning: 'lorawan', model: LORAWAN, offered: ['LoRaWAN'] },
  { beginning: 'purpleair', model: WIFI_SENDER, offered: ['PurpleAir'] },
  { beginning: 'tasmota', model: WIFI_SENDER, offered: ['Tasmota'] },
]

/** Types of devices that are offered by name. */
export const DEVICE_TYPES: readonly string[] = /* @__PURE__ */ KNOWN.flatMap(
  ({ offered = [] }) => offered,
)

/**
 * What a device supports. One of an unknown type may use the device channel of Airshed.
 *
 * @param type of the device, such as `Thiamis-1000`
 */
export function deviceModel(type: string): DeviceModel {
  const words = type.toLowerCase()
  return KNOWN.find(({ beginning }) => words.startsWith(beginning))?.model ?? REPORTING
}

/**
 * Whether a device of a type can be given a key of its own as it is claimed. Those that only send often share a
 * gateway or a service, which has one key for all of them.
 */
export const canHoldKey = (type: string): boolean => deviceModel(type).channel !== 'none'
