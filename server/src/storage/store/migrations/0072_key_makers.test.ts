import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { recordEvents } from '../../../access/events/record.ts'
import { seedNode, seedOrganization, seedUser } from '../../../testing/seed.ts'
import { createTestServer, type TestServer } from '../../../testing/testServer.ts'
import { keyMakers } from './0072_key_makers.ts'

const MADE_AT = 1_700_000_000_000
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  const { context } = server
  for (const id of ['city', 'harbour']) await seedOrganization(context, id)
  await seedUser(context, { id: 'ana', role: 'manager', organization: 'city' })
  // The store as it was before the step.
  await sql`alter table device_channels drop column key_user_id, drop column key_organization_id`.execute(
    context.store.db,
  )
  await sql`alter table nodes drop column owner_accepts_keyless`.execute(context.store.db)
})
afterAll(() => server.close())

interface Past {
  made?: { by: string | null; in: string; ts?: number; isActing?: boolean }
  leasedTo?: string
  leaseEndedAt?: number
}

async function device(serial: string, { made, leasedTo, leaseEndedAt }: Past): Promise<void> {
  const { db } = server.context.store
  const { nodeId } = await seedNode(server.context, { serial, organization: 'city' })
  await sql`insert into device_channels (node_id, key_hash, key_made_at, key_made_by)
    values (${nodeId}, ${serial}, ${MADE_AT}::int8, 'Somebody')`.execute(db)
  await sql`update nodes set leased_to = ${leasedTo ?? null} where id = ${nodeId}`.execute(db)
  const event = { entity: 'nodes', rowId: nodeId }
  await db.transaction().execute(async (tx) => {
    if (made !== undefined)
      await recordEvents(tx, [
        {
          ...event,
          ts: made.ts ?? MADE_AT + 40,
          name: 'node.key-made',
          actor: { kind: 'user', id: made.by, name: 'Somebody' },
          organizationId: made.in,
          detail: made.isActing === true ? { access_context: { role: 'manager' } } : {},
        },
      ])
    if (leaseEndedAt !== undefined)
      await recordEvents(tx, [
        {
          ...event,
          ts: leaseEndedAt,
          name: 'node.lease-ended',
          actor: { kind: 'user', id: 'ana', name: 'Ana' },
          organizationId: 'city',
        },
      ])
  })
}

it('ties keys to their authors and ends those of former lessees', async () => {
  const later = MADE_AT + 1_000_000
  const past: Record<string, Past> = {
    owners: { made: { by: 'ana', in: 'city' } },
    'lessees-of-today': { made: { by: 'lea', in: 'harbour' }, leasedTo: 'harbour' },
    'former-lessees': { made: { by: 'lea', in: 'harbour' }, leaseEndedAt: later },
    'made-by-staff': { made: { by: 'sue', in: 'city', isActing: true } },
    'unknown-before-a-lease-ended': { leaseEndedAt: later },
    'unknown-after-a-lease-ended': { leaseEndedAt: MADE_AT - 1 },
    'unknown-while-leased': { leasedTo: 'harbour' },
    'another-key-was-made': { made: { by: 'lea', in: 'harbour', ts: MADE_AT - 1_000_000 } },
  }
  for (const [serial, facts] of Object.entries(past)) await device(serial, facts)
  const { db } = server.context.store

  await keyMakers(db as never)

  const rows = await db
    .selectFrom('device_channels')
    .select(['node_id', 'key_hash', 'key_user_id', 'key_organization_id'])
    .execute()
  const found = Object.fromEntries(
    rows.map((row) => [
      row.node_id.slice(0, -2),
      row.key_hash === null ? 'ended' : [row.key_user_id, row.key_organization_id],
    ]),
  )
  expect(found).toEqual({
    owners: ['ana', 'city'],
    'lessees-of-today': ['lea', 'harbour'],
    'former-lessees': 'ended',
    'made-by-staff': [null, 'city'],
    'unknown-before-a-lease-ended': 'ended',
    'unknown-after-a-lease-ended': [null, 'city'],
    'unknown-while-leased': [null, null],
    'another-key-was-made': [null, 'city'],
  })
})
