import { RawNode, sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../storage/store/store.ts'
import { TEST_ENGINES } from '../../testing/engines.ts'
import { endSessionsOf } from './sessions.ts'

/** Statements that are written out are explained in place of being run. */
function createExplaining(): { plugin: KyselyPlugin; plans: string[] } {
  const plans: string[] = []
  return {
    plans,
    plugin: {
      transformQuery({ node }) {
        if (!RawNode.is(node)) return node
        const [first = '', ...rest] = node.sqlFragments
        return RawNode.create([`explain ${first}`, ...rest], node.parameters)
      },
      async transformResult({ result }) {
        const lines = result.rows.flatMap((row) => ('QUERY PLAN' in row ? [row['QUERY PLAN']] : []))
        if (lines.length > 0) plans.push(lines.join('\n'))
        return result
      },
    },
  }
}

describe.each(TEST_ENGINES)('ending all sessions of a user on $name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await sql`insert into oidc_payloads (model, id, grant_id, payload)
      select model, model || number, case model when 'RefreshToken' then 'Grant' || number end,
        jsonb_build_object('accountId', 'user' || number % 1000)
      from generate_series(1, 5000) as number,
        unnest(array['Grant', 'RefreshToken', 'Session']) as model`.execute(store.db)
    await sql`analyze oidc_payloads`.execute(store.db)
  })
  afterAll(() => store.close())

  it('reads nothing of other users', async () => {
    const { plugin, plans } = createExplaining()
    await endSessionsOf(store.db.withPlugin(plugin), 'user7')
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan).toContain('oidc_payloads_account')
      expect(plan).not.toContain('Seq Scan on oidc_payloads')
    }
  })

  it('ends all sessions of the user and no others', async () => {
    expect(await endSessionsOf(store.db, 'user7')).toEqual({ sessions: 5, browsers: 5 })
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count
      from oidc_payloads`.execute(store.db)
    expect(rows).toEqual([{ count: 15_000 - 15 }])
  })
})
