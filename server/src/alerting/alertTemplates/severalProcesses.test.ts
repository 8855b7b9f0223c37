import { fastify } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInProcessBus } from '../../storage/bus/inProcessBus.ts'
import { seedTemplate } from '../../testing/world/alertTemplates.ts'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { seedOrganization } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { addManyMasts } from './manyMasts.fixture.ts'
import { settleTemplates } from './settleTemplates.ts'

const MASTS = 250
const TEMPLATES = ['dust', 'more dust']

describe.each(TEST_ENGINES)('templates that several processes settle on $name', ({ open }) => {
  let store: Store
  const failures: string[] = []
  beforeAll(async () => {
    store = await open()
    await seedOrganization({ store }, 'city')
    await addManyMasts(store.db, MASTS)
    for (const id of TEMPLATES) {
      const due = { is_settled: false, due_at: TEST_NOW_MS }
      await seedTemplate({ store }, 'city', { id, tags: ['field'], ...due })
    }
  })
  afterAll(() => store.close())

  const { log } = fastify({
    logger: { level: 'error', stream: { write: (line: string) => void failures.push(line) } },
  })

  const work = async () => {
    const context = {
      store,
      bus: createInProcessBus(),
      clock: () => TEST_NOW_MS,
      log,
    }
    while ((await settleTemplates(context)) > 0);
  }
  const tag = (at: number, tags: string[]) =>
    store.db.updateTable('nodes').set({ tags }).where('id', '=', `M${at}:0`).execute()

  it('several processes make one alert for each covered device while devices change', async () => {
    const changing = async () => {
      for (let at = 1; at <= 60; at += 1) await tag(at, at % 3 === 0 ? ['field', 'x'] : [])
      for (let at = 1; at <= 60; at += 2) await tag(at, ['field'])
    }
    await Promise.all([work(), work(), work(), changing()])
    await work()
    const covered = await store.db
      .selectFrom('nodes')
      .select('id')
      .where(sql<boolean>`'field' = any(tags)`)
      .orderBy('id')
      .execute()
    expect(covered.length).toBeLessThan(MASTS)
    for (const template of TEMPLATES) {
      const members = await store.db
        .selectFrom('alerts')
        .select('covered_node_id as id')
        .where('template_id', '=', template)
        .orderBy('covered_node_id')
        .execute()
      expect(members).toEqual(covered)
    }
    expect(failures).toEqual([])
    const rows = await store.db.selectFrom('alert_templates').select('is_settled').execute()
    expect(rows).toEqual([{ is_settled: true }, { is_settled: true }])
    expect(await store.db.selectFrom('alert_template_marks').selectAll().execute()).toEqual([])
  })
})
