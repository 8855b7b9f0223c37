import { sql, CompiledQuery } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedWebhook } from '../../testing/world/webhooks.ts'
import { insertBatch } from '../../storage/store/measurements/insert.ts'
import { markForWebhooks } from '../../storage/store/measurements/markForWebhooks.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { planOf } from '../../testing/planOf.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { feedWebhooks, nextFed } from './feedWebhooks.ts'
import { createWebhookWorld, type WebhookWorld } from './webhookWorld.fixture.ts'

describe.each(TEST_ENGINES)('a thousand webhooks of others on $name', ({ open }) => {
  let world: WebhookWorld
  let own: string
  beforeEach(async () => {
    world = await createWebhookWorld({ store: await open({ clock: () => TEST_NOW_MS }) })
    own = await seedWebhook(world.context, 'city')
    const { db } = world.context.store
    await sql`insert into organizations (id, external_id, name, created_at)
      select 'org' || at, 'org' || at, '', 0 from generate_series(1, 1000) at`.execute(db)
    await sql`insert into webhooks (id, organization_id, url, auth, secret, type, node_ids,
        created_at, updated_at)
      select 'other' || at, 'org' || at, '', '', '', 'device', jsonb_build_array('d' || at), 0, 0
      from generate_series(1, 1000) at`.execute(db)
    await sql`analyze webhooks`.execute(db)
  })
  afterEach(() => world.close())

  it('compares a reading only with webhooks of organizations that use its device', async () => {
    const { db } = world.context.store
    const { key } = world.pm25
    const store = (ts: number) =>
      rowsRead(db, 'webhooks', (tx) =>
        insertBatch(
          async <Row>(text: string, parameters: readonly unknown[]) =>
            (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows,
          { dataPoints: [key], times: [ts], values: [1], flags: [0] },
          TEST_NOW_MS,
          { metrics: [], alerts: [], webhooks: true, isCovered: false },
        ),
      )
    await store(TEST_NOW_MS)
    // The device is online by now, so this is the reading alone.
    expect(await store(TEST_NOW_MS + 1)).toBe(1)
    const span = { from: TEST_NOW_MS, to: TEST_NOW_MS }
    const marking = rowsRead(db, 'webhooks', (tx) => markForWebhooks(tx, key, span, TEST_NOW_MS))
    expect(await marking).toBe(1)
    const marks = await db.selectFrom('webhook_marks').select('webhook_id').execute()
    expect(marks.map((mark) => mark.webhook_id)).toEqual([own, own, own])
  })

  it('compares a status only with webhooks of organizations that use its device', async () => {
    const { db } = world.context.store
    const read = await rowsRead(db, 'webhooks', (tx) =>
      sql`update nodes set status_rank = status_rank + 1 where id = ${world.city.nodeId}`.execute(
        tx,
      ),
    )
    expect(read).toBe(1)
    const marks = await db.selectFrom('webhook_status_marks').select('webhook_id').execute()
    expect(marks).toEqual([{ webhook_id: own }])
  })

  it('finds webhooks with marks without reading the marks', async () => {
    const { db } = world.context.store
    for (const [table, columns, device] of [
      ['webhook_marks', 'data_point, from_ts, to_ts', '0'],
      ['webhook_status_marks', 'node_id, previous_rank, rank', `'d'`],
    ] as const) {
      await sql`insert into ${sql.table(table)} (webhook_id, ${sql.raw(columns)})
        select 'other' || (1 + at % 10), ${sql.raw(device)}, 0, 0
        from generate_series(1, 20000) at`.execute(db)
      await sql`analyze ${sql.table(table)}`.execute(db)
    }
    const plan = await planOf(db, async (watched) => {
      await feedWebhooks({ ...world.context, store: { ...world.context.store, db: watched } })
      await nextFed(watched)
    })
    expect(plan).toContain('webhook_marks_webhook')
    expect(plan).toContain('webhook_status_marks_webhook')
    expect(plan).not.toMatch(/Seq Scan on webhook_\w*marks/)
  })
})
