import type { Node } from '@airshed/kit'
import { node, TEST_NOW_MS } from '@airshed/testing'

const MANAGED: Node['actions'] = [
  'list',
  'read',
  'status_update',
  'share',
  'configure',
  'lease',
  'transfer',
  'delete',
]
const HOUR_MS = 3_600_000

/** Devices in each state, shared and not; the last one belongs to somebody else. */
export const FLEET: readonly Node[] = [
  node('1C00A3F7:0', { name: 'Quay Street', presentName: 'Quay Street', actions: MANAGED }),
  node('1C00A3F8:0', {
    name: 'Town Hall roof',
    presentName: 'Town Hall roof',
    description: 'Wind, above the roofs',
    shared_to: ['org_harbour'],
    actions: MANAGED,
  }),
  node('1C00A3F9:0', {
    name: 'Ferry terminal',
    presentName: 'Ferry terminal',
    statusType: 'offline',
    last_online: TEST_NOW_MS - 5 * HOUR_MS,
    shared_to: ['org_harbour', 'org_port', 'org_rail'],
    actions: MANAGED,
  }),
  node('1C00B474:0', {
    name: 'Old brewery site',
    presentName: 'Old brewery site',
    status: 'deactivated',
    statusType: 'deactivated',
    last_online: TEST_NOW_MS - 90 * 24 * HOUR_MS,
    actions: MANAGED,
  }),
  node('1C00B475:0', {
    name: 'Summer beach',
    presentName: 'Summer beach',
    status: 'hibernated',
    statusType: 'hibernated',
    last_online: null,
    location: null,
    actions: MANAGED,
  }),
  node('1C00B476:0', {
    name: 'Lighthouse',
    presentName: 'Lighthouse',
    organization_id: 'org_harbour',
    description: 'Shared by the harbour',
  }),
]

/** A device that is leased to another organization. */
export const LEASED = node('1C00B477:0', {
  name: 'Fish market',
  presentName: 'Fish market',
  statusType: 'leased',
  leased_to: 'org_harbour',
  last_online: null,
  location: null,
  actions: ['list', 'lease', 'transfer', 'delete'],
})

/** A monitor that fetches its settings. */
export const AIRGRADIENT = node('84FCE60B3C40:0', {
  type: 'AirGradient I-9PSL',
  name: 'School hall',
  presentName: 'School hall',
  actions: MANAGED,
})
/** A device that only sends and cannot be configured. */
export const ONE_WAY = node('esp8266-7731:0', {
  type: 'airRohr',
  name: 'Balcony',
  presentName: 'Balcony',
  actions: MANAGED,
})
/** Claimed, and not set up yet. */
export const NEW = node('1C00B480:0', {
  name: '',
  presentName: '1C00B480',
  status: 'inventory',
  statusType: 'inventory',
  actions: [...MANAGED, 'create'],
})
/** An end device of The Things Stack: its owner writes the payload formatter. */
export const LORAWAN = node('ttn:70b3d57ed0051234:0', {
  type: 'LoRaWAN',
  name: 'School roof',
  presentName: 'School roof',
  actions: MANAGED,
})
