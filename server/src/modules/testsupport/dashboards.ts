import { randomUUID } from 'node:crypto'
import type { Widget } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'

const rect = { x: 0, y: 0, w: 4, h: 3 }
export const layout: Widget['layout'] = { xl: rect, lg: rect, md: rect, sm: rect, xs: rect }

/** A widget that the server's plugins take. */
export function chartWidget(id = 'chart-1'): Widget {
  return {
    id,
    type: 'ChartWidget',
    configVersion: 1,
    layout,
    config: { node_id: ['1C00AAAA:0'], selected_data_point_ids: ['1C00AAAA.0.0.0/132:5'] },
  }
}

/** A dashboard straight in the store; without a user it is shared. Answers its id. */
export async function seedDashboard(
  { store }: Pick<ServerContext, 'store'>,
  dashboard: { organization: string; user?: string; name?: string; widgets?: Widget[] },
): Promise<string> {
  const id = randomUUID()
  await store.db
    .insertInto('dashboards')
    .values({
      id,
      name: dashboard.name ?? 'Particles',
      description: 'Of the whole fleet',
      organization_id: dashboard.organization,
      user_id: dashboard.user ?? null,
      configuration: JSON.stringify({ widgets: dashboard.widgets ?? [] }),
      range: null,
      created_at: TEST_NOW_MS,
      updated_at: TEST_NOW_MS,
    })
    .execute()
  return id
}
