import { randomUUID } from 'node:crypto'
import type { Widget } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { TEST_NOW_MS } from '../testServer.ts'
import { addDashboard } from '../../dashboards/dashboards/addDashboard.ts'

const rect = { x: 0, y: 0, w: 4, h: 3 }
export const layout: Widget['layout'] = { xl: rect, lg: rect, md: rect, sm: rect, xs: rect }

/** A widget that the server's plugins accept. */
export function chartWidget(id = 'chart-1'): Widget {
  return {
    id,
    type: 'ChartWidget',
    configVersion: 1,
    layout,
    config: { node_id: ['1C00AAAA:0'], selected_data_point_ids: ['1C00AAAA.0.0.0/132:5'] },
  }
}

/** Inserts a dashboard saved by its user, or a shared one without a user. Returns its id. */
export async function seedDashboard(
  { store }: Pick<ServerContext, 'store'>,
  dashboard: { organization: string; user?: string; name?: string; widgets?: Widget[] },
): Promise<string> {
  const id = randomUUID()
  const { organization, user = null, name = 'Particles', widgets = [] } = dashboard
  const document = {
    name,
    description: 'Of the whole fleet',
    configuration: { widgets },
    range: null,
    is_updates_on: true,
  }
  await store.db
    .transaction()
    .execute((transaction) =>
      addDashboard(
        transaction,
        { id, organizationId: organization, userId: user, document },
        { userId: user, name: user === null ? '' : `${user} Tester` },
        TEST_NOW_MS,
      ),
    )
  return id
}
