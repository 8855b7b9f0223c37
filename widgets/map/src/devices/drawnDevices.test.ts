import { node, TEST_NOW_MS } from '@airshed/testing'
import type { Node } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { drawnDevices } from './drawnDevices.ts'
import { readDevice } from './mapDevice.ts'

const MINUTE_MS = 60_000
const [here, there] = [node('1C00A3F7:0'), node('1C00B112:0')]
const read = (nodes: readonly Node[], nowMs = TEST_NOW_MS) =>
  nodes.map((each) => readDevice(each, undefined, nowMs).device)
const reported = (one: Node): Node => ({ ...one, last_online: TEST_NOW_MS })

describe('redrawing the map', () => {
  const before = read([here, there])
  it.each<[string, readonly Node[], boolean, number?]>([
    ['not for a reading that changes no mark', [reported(here), there], false],
    ['when a device moves', [{ ...here, location: [40, -3] }, there], true],
    ['when a device loses its location', [{ ...here, location: null }, there], true],
    ['when a device is renamed', [{ ...here, presentName: 'Roof' }, there], true],
    ['when a device goes offline', [here, there], true, TEST_NOW_MS + 30 * MINUTE_MS],
    ['when a device is added or removed', [here], true],
    ['when devices swap places', [there, here], true],
  ])('redraws the map %s', (_, nodes, isDrawn, nowMs) => {
    const next = read(nodes, nowMs)
    expect(drawnDevices(before, next)).toBe(isDrawn ? next : before)
  })
})
