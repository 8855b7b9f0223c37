import { Type, type Static } from 'typebox'
import type { ServerContext } from '../../../context.ts'

const KEY = 'demo'

/** What the demo remembers between starts. */
export const DemoState = Type.Object({
  /** ms UTC. Faults in the fleet occurred at fixed times before. */
  setup_at: Type.Integer(),
  /** Whether organizations, people, devices, alerts and dashboards have all been created. */
  is_set_up: Type.Boolean(),
})
export type DemoState = Static<typeof DemoState>

/** null: this store is not a demo. */
export async function readDemoState({ store }: ServerContext): Promise<DemoState | null> {
  const row = await store.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row === undefined ? null : (row.value as DemoState)
}

/** Starts a demo now, unless another process has started it: then its start time applies. */
export async function beginDemo(context: ServerContext): Promise<DemoState> {
  const state: DemoState = { setup_at: context.clock(), is_set_up: false }
  await context.store.db
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(state) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readDemoState(context)) ?? state
}

export async function finishSetUp(context: ServerContext, state: DemoState): Promise<void> {
  await context.store.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...state, is_set_up: true } satisfies DemoState) })
    .where('key', '=', KEY)
    .execute()
}
