import type { MailList } from '@airshed/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedMail } from '../../testing/world/mails.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (const organization of ['city', 'harbour', null]) await seedMail(world.context, organization)
})
afterAll(() => world.close())

it.each([
  ['owner', '', ['city@example.org']],
  ['owner', '?organization_id=harbour', []],
  ['harbourmaster', '', ['harbour@example.org']],
  ['user', '', []],
  ['partner', '', []],
  ['support', '', []],
  ['admin', '?organization_id=all', ['city@example.org']],
  ['guest', '?organization_id=all', []],
  ['owner', '?state=kept&search=CITY@', ['city@example.org']],
  ['owner', '?state=failed', []],
] as const)('the outbox shows %s by %j: %j', async (who, query, expected) => {
  const { body } = await world.call<MailList>(who, 'GET', `mails${query}`)
  expect(body.data.map(({ recipient }) => recipient)).toEqual(expected)
})

it('the outbox shows no text of a mail, since its links may open something', async () => {
  const { body } = await world.call<MailList>('owner', 'GET', 'mails')
  expect(body.data[0]).toMatchObject({ template: 'invitation', attempts: 0, reason: null })
  expect(JSON.stringify(body)).not.toContain('https://console.example.org/')
})
