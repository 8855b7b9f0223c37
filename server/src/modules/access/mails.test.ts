import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENTITY_RULES } from '../../entities/index.ts'
import { scopeOf } from '../../entities/rule.ts'
import { loadCaller } from '../../identity/loadCaller.ts'
import { listMails } from '../../mail/outboxQueries.ts'
import { invitationMail } from '../../mail/templates/invitation/invitationMail.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type World } from '../testsupport/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { store, mail } = world.context
  await store.db.transaction().execute(async (tx) => {
    for (const organizationId of ['city', 'harbour', null]) {
      await mail.send(tx, invitationMail, {
        to: { address: `${organizationId ?? 'nobody'}@example.org` },
        locale: 'en_US',
        organizationId,
        key: String(organizationId),
        data: {
          organization: 'City',
          inviter: 'Ann',
          role: 'user',
          link: 'https://console.example.org/',
          expires_at: TEST_NOW_MS,
        },
      })
    }
  })
})
afterAll(() => world.close())

it.each([
  ['owner', undefined, ['city@example.org']],
  ['owner', 'harbour', []],
  ['harbourmaster', undefined, ['harbour@example.org']],
  ['user', undefined, []],
  ['partner', undefined, []],
  ['support', undefined, []],
  ['admin', 'all', ['city@example.org']],
  ['guest', 'all', []],
])('the outbox shows %s of organization %s: %j', async (who, organizationId, expected) => {
  const caller = await loadCaller(world.context, who)
  if (caller === null) throw new Error(`The world has no ${who}`)
  const visible = ENTITY_RULES.mails.condition(
    scopeOf(caller, 'manage_organizations', organizationId),
  )
  const { rows } = await listMails(world.context.store.db, { visible, size: 10 })
  expect(rows.map(({ recipient }) => recipient)).toEqual(expected)
})
