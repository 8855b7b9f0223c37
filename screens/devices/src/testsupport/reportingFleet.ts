import type { Node } from '@airshed/kit'
import { dataPoint, nodeFacts, TEST_NOW_MS } from '@airshed/testing'
import { FLEET } from './fleet.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { battery, network } = nodeFacts()

const reading = (agoMs: number, lastValue: number) =>
  dataPoint('1C00A3F7.0.0.0/132:5', { lastValue, lastTimeReportedTs: TEST_NOW_MS - agoMs })

const facts = (
  firmware: string,
  percent: number,
  dbm: number,
  { agoMs = 3 * MINUTE_MS, isCharging = false } = {},
): Node['facts'] => {
  const reported_at = TEST_NOW_MS - agoMs
  return nodeFacts({
    battery: battery && { ...battery, volts: null, percent, is_charging: isCharging, reported_at },
    network: network && { ...network, signal_dbm: dbm, reported_at },
    firmware: { version: firmware, hardware: 'Thiamis-1000' },
  })
}

/** What some of the devices have besides, by their place in the fleet. */
const PARTS: readonly Partial<Node>[] = [
  { tags: ['quay', 'street'], facts: facts('3.2.1', 64, -71), newest: reading(MINUTE_MS, 12.34) },
  {
    tags: ['roof', 'school'],
    type: 'Thiamis-X',
    facts: facts('3.1.21', 12, -104),
    newest: reading(2 * MINUTE_MS, 41),
  },
  {
    tags: ['quay'],
    facts: facts('3.1.21', 38, -88, { agoMs: 5 * HOUR_MS }),
    newest: reading(5 * HOUR_MS, 19.2),
  },
  { tags: ['school'] },
  {},
  { facts: facts('3.2.1', 97, -58, { isCharging: true }), newest: reading(MINUTE_MS, 4.1) },
]

/** The fleet with tags, and with what its devices reported of themselves. */
export const REPORTING_FLEET: readonly Node[] = FLEET.map((device, index) => ({
  ...device,
  ...PARTS[index],
}))
