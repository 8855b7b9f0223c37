import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

interface Refused {
  code: string
  parts: Record<string, string>
}

describe('a refused permission', () => {
  it('names the organization of a refused permission to those who belong to it', async () => {
    const { status, body } = await world.call<Refused>('user', 'POST', 'invitations', {
      email: 'new@example.org',
      role: 'user',
      organization_id: 'city',
    })
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    expect(body.parts).toEqual({
      permission: 'manage_users',
      organization: 'city',
      organization_name: 'City of Clear Air',
    })
  })

  it('names no organization for a permission that is missing in all of them', async () => {
    const { body } = await world.call<Refused>('guest', 'GET', 'jobs')
    expect(body.parts).toEqual({ permission: 'admin_devices', organization: 'all' })
  })
})
