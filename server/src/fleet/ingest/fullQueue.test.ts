import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'
import { Memory } from '../../base/memory.ts'
import { ingestOf } from './ingestService.ts'
import type { Decoded, Reading } from './reading.ts'

/** More than may wait for their commit. */
const TOO_MANY = 500_001
const SENDER = { organizationId: 'city' }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

function reportOf(serial: string, readings: number): Decoded {
  const sensor = { comPort: 0, comType: 0, address: 0, name: 'a', model: '', vendor: '' }
  const reading: Omit<Reading, 'measuredAt'> = {
    serial,
    sensor: { ...sensor, sensorType: 'a' },
    key: 'co2',
    parameterId: null,
    value: 400,
    unitAsReceived: null,
    flags: 0,
  }
  const device = { serial, type: 'Thiamis-1000', name: null, location: null, timezone: null }
  return {
    devices: [{ ...device, statedIntervalMs: null, usualIntervalMs: null }],
    readings: Array.from({ length: readings }, (_, at) => ({ ...reading, measuredAt: at * 1000 })),
    facts: [],
    issues: [],
    unreadable: [],
    skipped: [],
    remarks: [],
    repeatWindowMs: 0,
  }
}

it('a new device whose readings a full queue refuses is not created', async () => {
  const { store, bus, clock } = world.context
  const commits: (() => void)[] = []
  const measurements = {
    ...store.measurements,
    insert: ({ values }: { values: unknown[] }) =>
      new Promise<boolean[]>((resolve) => {
        commits.push(() => resolve(values.map(() => true)))
      }),
  }
  const ingest = ingestOf({ store: { ...store, measurements }, bus, clock, memory: new Memory() })
  const take = (serial: string, readings: number) =>
    ingest.take(reportOf(serial, readings), SENDER, clock())
  const commit = async (number: number) => {
    while (commits.length < number) await new Promise((resolve) => setImmediate(resolve))
    commits[number - 1]?.()
  }
  const known = take('known', 1)
  await commit(1)
  await known
  const running = take('known', 1)
  while (commits.length < 2) await new Promise((resolve) => setImmediate(resolve))
  // The device is known, so these go straight into the queue.
  const waiting = take('known', TOO_MANY)
  await new Promise((resolve) => setImmediate(resolve))

  await expect(take('third', 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const made = await store.db.selectFrom('nodes').select('serial').orderBy('serial').execute()
  expect(made.map(({ serial }) => serial)).not.toContain('third')

  await commit(2)
  await commit(3)
  await Promise.all([running, waiting])
})
