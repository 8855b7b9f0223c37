import { deriveRole } from '@airshed/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOrganization } from '../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { createUser } from './createUser.ts'
import { describeUser, findUser } from './describeUser.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await seedOrganization(server.context, 'org_city')
  await seedOrganization(server.context, 'org_port')
})
afterAll(() => server.close())

describe('a new user', () => {
  it('creates a user with the given roles and permissions', async () => {
    const user = await createUser(server.context, {
      email: 'Ana@Example.org',
      firstName: 'Ana',
      lastName: 'Ortiz Vega',
      timezone: 'Europe/Madrid',
      locale: 'es_ES',
      roles: [
        { organizationId: 'org_city', role: 'partner' },
        { organizationId: 'org_port', role: 'owner' },
      ],
      permissions: [{ organizationId: 'org_port', permission: 'read_devices' }],
    })
    expect(user).toMatchObject({
      email: 'ana@example.org',
      fullName: 'Ana Ortiz Vega',
      initials: 'AV',
      locale: 'es_ES',
      timezone: 'Europe/Madrid',
      phone_number: null,
      temp_units: 'C',
    })
    expect(deriveRole(user.permissions, 'org_city')).toBe('partner')
    expect(deriveRole(user.permissions, 'org_port')).toBe('owner')
    expect(user.permissions.read_organizations).toEqual(['org_city', 'org_port'])
    expect(await describeUser(server.context, user.id)).toEqual(user)
  })

  it.each([
    ['e-mail', { email: 'SAME@example.org' }],
    ['id', { id: 'user_same', email: 'one@example.org' }],
    ['external id', { externalId: 'ext-same', email: 'two@example.org' }],
  ])('refuses a user whose %s is taken and leaves no trace', async (_what, taken) => {
    const person = { firstName: 'A', lastName: 'B' }
    const same = { id: 'user_same', externalId: 'ext-same', email: 'same@example.org' }
    if ((await findUser(server.context, 'user_same')) === null) {
      await createUser(server.context, { ...person, ...same })
    }
    const { db } = server.context.store
    const count = async () => (await db.selectFrom('user_permissions').selectAll().execute()).length
    const before = await count()
    const roles = [{ organizationId: 'org_city', role: 'owner' }] as const
    await expect(createUser(server.context, { ...person, roles, ...taken })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await count()).toBe(before)
  })
})

describe('an unknown user', () => {
  it('answers NOT_FOUND for an unknown user', async () => {
    await expect(describeUser(server.context, 'nobody')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await findUser(server.context, 'nobody')).toBeNull()
  })
})
