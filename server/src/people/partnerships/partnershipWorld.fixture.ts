import type {
  ErrorBody,
  List,
  Node,
  Partnership,
  PartnershipFiled,
  PartnershipInvitation,
} from '@airshed/schemas'
import { seedOrganization, seedUser } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { createWorld, type Answer, type UserId } from '../../testing/world/world.ts'

const LEFT_BY_TESTS = ['partnerships', 'partnership_invitations', 'node_shares', 'outbox'] as const

type Managing = 'manage_organizations' | 'manage_users'

/** A world in which the city requests partnerships, with a clock that tests may move. */
export async function createPartnershipWorld() {
  const time = { now: TEST_NOW_MS }
  const world = await createWorld({ clock: () => time.now, runsJobs: true })
  const { context, call, city } = world
  const { db } = context.store
  let asker = 'owner' as UserId
  let askers = 0

  const letManage = (userId: string, organizationId: string, permission: Managing) =>
    db
      .insertInto('user_permissions')
      .values({ user_id: userId, organization_id: organizationId, permission })
      .execute()
  const ask = (address: object) =>
    call<PartnershipFiled & ErrorBody>(asker, 'POST', 'partnerships', {
      organization_id: 'city',
      ...address,
    })

  return {
    ...world,
    time,
    /** Removes what earlier tests left. A new owner of the city makes the requests, because callers are rate-limited. */
    async startAfresh(): Promise<void> {
      for (const table of LEFT_BY_TESTS) await db.deleteFrom(table).execute()
      time.now = TEST_NOW_MS
      const id = `owner-${(askers += 1)}`
      asker = (await seedUser(context, { id, role: 'owner', organization: 'city' })) as UserId
    },
    /** Requests a partnership as the current owner of the city. */
    ask,
    /** Lets the owner who makes the requests manage another organization as well. */
    letAskerManage: (organizationId: string) =>
      letManage(asker, organizationId, 'manage_organizations'),
    /** Adds two organizations with the same manager. Returns the e-mail address of the manager. */
    async seedManagerOfTwo(id: string, first: string, second: string): Promise<string> {
      await seedOrganization(context, first)
      await seedOrganization(context, second)
      await seedUser(context, { id, role: 'owner', organization: first })
      await letManage(id, second, 'manage_users')
      return `${id}@example.org`
    },
    /** Makes the city and the harbour partners. Returns the id of the partnership. */
    async becomePartners(): Promise<string> {
      const { body } = await ask({ external_id: 'harbour' })
      const path = `partnership_invitations/${body.invitation?.id}/accept`
      return (await call<Partnership>('harbourmaster', 'PUT', path)).body.id
    },
    async partnerships(who: UserId): Promise<readonly Partnership[]> {
      return (await call<List<Partnership>>(who, 'GET', 'partnerships')).body.data
    },
    async invitations(who: UserId, query = ''): Promise<readonly PartnershipInvitation[]> {
      const path = `partnership_invitations?${query}`
      return (await call<List<PartnershipInvitation>>(who, 'GET', path)).body.data
    },
    /** Shares the device of the city with the harbour. */
    share: (who: UserId): Promise<Answer<Node & ErrorBody>> =>
      call(who, 'PUT', `nodes/${city.nodeId}/shares/harbour`),
    /** The invitation mails in the outbox. */
    mails: () =>
      db
        .selectFrom('outbox')
        .select(['recipient', 'subject', 'organization_id', 'body_text'])
        .where('template', '=', 'partnership-invitation')
        .execute(),
  }
}

export type PartnershipWorld = Awaited<ReturnType<typeof createPartnershipWorld>>
