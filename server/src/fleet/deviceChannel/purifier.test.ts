import type { ErrorBody, Node, NodeSettings } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type UserId, type World } from '../../testing/world/world.ts'
import { seedNode } from '../../testing/seed.ts'

let world: World
const PURIFIER = '1C00F001:0'
const STATION = '1C00F002:0'

beforeAll(async () => {
  world = await createWorld()
  const { context } = world
  await seedNode(context, {
    serial: '1C00F001',
    type: 'Purifier',
    organization: 'city',
    sharedTo: ['harbour'],
  })
  await seedNode(context, { serial: '1C00F002', organization: 'city' })
})
afterAll(() => world.close())

const ask = (settings: object) =>
  world.call<ErrorBody>('manager', 'PUT', `nodes/${PURIFIER}`, { settings })
const issuesOf = async (settings: object) => {
  const { status, body } = await ask(settings)
  return { status, issues: body.issues }
}
const settingNames = async (who: UserId) => {
  const { body } = await world.call<NodeSettings>(who, 'GET', `nodes/${PURIFIER}/settings`)
  return body.settings.map(({ name }) => name)
}
const valuesOf = async (who: UserId) => {
  const path = `nodes/${PURIFIER}?includes=configuration`
  return (await world.call<Node>(who, 'GET', path)).body.settings
}

describe('the automation of a purifier', () => {
  it('requires a device whose air it follows', async () => {
    expect(await issuesOf({ automation: 1 })).toEqual({
      status: 400,
      issues: [
        {
          path: '/settings/automation_devices',
          expected: 'at least one device while automation is on',
          got: 'nothing',
        },
      ],
    })
    expect((await ask({ automation: 0, automation_devices: [] })).status).toBe(200)
  })

  it('answers a device that the caller may not read like an unknown one', async () => {
    const foreign = world.harbour.nodeId
    const unreadable = (id: string, nth: number) => ({
      path: `/settings/automation_devices/${nth}`,
      expected: 'a device that you may read',
      got: id,
    })
    expect(await issuesOf({ automation_devices: [STATION, foreign, 'nowhere:0'] })).toEqual({
      status: 400,
      issues: [unreadable(foreign, 1), unreadable('nowhere:0', 2)],
    })
    expect(await valuesOf('manager')).toMatchObject({ automation_devices: [] })
  })

  it('validates new settings together with those requested before', async () => {
    expect((await ask({ automation_devices: [STATION] })).status).toBe(200)
    expect((await ask({ automation: 1 })).status).toBe(200)
    expect((await issuesOf({ automation_devices: [] })).status).toBe(400)
    // Other settings are not held back by it.
    expect((await ask({ speed: 75 })).status).toBe(200)
    expect(await valuesOf('manager')).toMatchObject({
      automation: 1,
      automation_devices: [STATION],
      speed: 75,
    })
  })

  it('names the followed devices only to those who use the purifier', async () => {
    expect(await settingNames('manager')).toContain('automation_devices')
    const shared = await settingNames('harbourmaster')
    expect(shared).toContain('speed')
    expect(shared).not.toContain('automation_devices')
    expect(await valuesOf('harbourmaster')).not.toHaveProperty('automation_devices')
  })
})

it('working hours reach a purifier as they were sent', async () => {
  const scheduler = { 1: { 8: [75, 'auto'], 9: [100, 'manual'] }, 7: { 0: [0, 'manual'] } }
  expect((await ask({ scheduler })).status).toBe(200)
  expect(await valuesOf('manager')).toMatchObject({ scheduler })
  expect((await issuesOf({ scheduler: { 1: { 8: [80, 'auto'] } } })).status).toBe(400)
})
