import { HOUR_MS } from '@airshed/domain'
import type { CalibrationList, CalibrationOutcome, Corrections } from '@airshed/schemas'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'
import { FROM, seedCompared, TO, truth } from './calibrations.fixture.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  await seedCompared(world, { serial: '1C00EEEE', isReference: true }, truth)
})
afterAll(() => world.close())

let devices = 0
let serial = ''
beforeEach(async () => {
  devices += 1
  serial = `1C00D00${devices}`
  // Reads twice the truth and 3 more, so that reference = (device − 3) / 2.
  await seedCompared(world, { serial }, (hour) => 2 * truth(hour) + 3)
})

const LINE = [expect.closeTo(-1.5, 9), expect.closeTo(0.5, 9)]
const run = (to: number) =>
  world.call<CalibrationOutcome>('manager', 'POST', 'calibrations', {
    serials: [serial],
    reference: '1C00EEEE.0.0.0',
    from: FROM,
    to,
  })
const corrections = async () =>
  (
    await world.call<Corrections>(
      'manager',
      'GET',
      `nodes/${encodeURIComponent(`${serial}:0`)}/corrections`,
    )
  ).body
const inForce = async () => (await corrections()).data.filter((one) => one.withdrawn_at === null)

it('a calibrated data point is corrected by its line from the end of the run on, until it is reset', async () => {
  await run(TO)
  await expect.poll(inForce, { timeout: 20_000 }).toHaveLength(1)
  expect(await inForce()).toMatchObject([
    {
      data_point_id: `${serial}.0.0.0/132:5`,
      formula: { coefficients: LINE },
      from: TO,
      to: null,
      origin: 'calibration',
      reason: 'Calibrated against [1C00EEEE] 1C00EEEE',
      made_by: 'manager Tester',
    },
  ])
  await world.call('manager', 'POST', 'calibrations/reset', { serials: [serial] })
  await expect.poll(inForce, { timeout: 20_000 }).toEqual([])
  expect((await corrections()).data).toMatchObject([{ withdrawn_by: 'manager Tester' }])
})

it('devices are compared as they report, however their readings are corrected', async () => {
  await run(FROM + 25 * HOUR_MS)
  await expect
    .poll(async () => (await corrections()).progress, { timeout: 20_000 })
    .toEqual([expect.objectContaining({ is_complete: true })])
  expect((await run(TO)).body.calibrated).toEqual([serial])
  await expect.poll(inForce, { timeout: 20_000 }).toHaveLength(2)
  const list = await world.call<CalibrationList>('manager', 'GET', `calibrations?search=${serial}`)
  const [calibrated] = list.body.data
  expect(calibrated?.measurements).toMatchObject([{ params: LINE, metrics: { count: 30 } }])
})
