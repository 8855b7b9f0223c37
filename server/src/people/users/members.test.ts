import type { Members } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedUser } from '../../testing/seed.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const members = (user: string, organization: string, search?: string) =>
  world.call<Members>(
    user as never,
    'GET',
    `users/members?${new URLSearchParams({ organization_id: organization, ...(search === undefined ? {} : { search }) })}`,
  )
const namesFor = async (search?: string) =>
  (await members('owner', 'city', search)).body.data.map(({ name }) => name)

describe('the members of an organization', () => {
  it('lists members for managers of devices, and for nobody else', async () => {
    const names = await namesFor()
    expect(names).toContain('owner Tester')
    expect(names).not.toContain('harbourmaster Tester')
    expect(names).not.toContain('guest Tester')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    expect((await members('harbourmaster', 'city')).status).toBe(404)
    expect((await members('user', 'city')).status).toBe(403)
  })

  it('finds members by a literal part of their name or address', async () => {
    await seedUser(world.context, { id: 'Ines', role: 'user', organization: 'city' })
    expect(await namesFor('INE')).toEqual(['Ines Tester'])
    expect(await namesFor('ines@example')).toEqual(['Ines Tester'])
    expect(await namesFor('%')).toEqual([])
  })

  it('lists the first fifty members and marks the list as cut', async () => {
    expect((await members('owner', 'city')).body.is_cut).toBe(false)
    for (let index = 0; index < 50; index += 1) {
      await seedUser(world.context, { id: `crew-${index}`, role: 'user', organization: 'city' })
    }
    const { data, is_cut: isCut } = (await members('owner', 'city')).body
    expect([data.length, isCut]).toEqual([50, true])
    expect(await namesFor('crew-49')).toEqual(['crew-49 Tester'])
  })
})
