import type {
  AlertTemplateDetails,
  ErrorBody,
  List,
  Alert,
  NewAlertTemplate,
} from '@airshed/schemas'
import { createAlertWorld } from '../alerts/alertWorld.fixture.ts'
import type { UserId } from '../../testing/world/world.ts'
import { seedDataPoint, seedNode, type SeededDataPoint } from '../../testing/seed.ts'
import type { TestServerOptions } from '../../testing/testServer.ts'
import { settleTemplates } from './settleTemplates.ts'

/** A device of the city or the harbour that measures PM2.5. */
export interface SeededMast {
  nodeId: string
  sensorId: string
  pm25: SeededDataPoint
}

/** A world of alerts in which templates are settled when a test says so. */
export async function createTemplateWorld(options: TestServerOptions = {}) {
  const world = await createAlertWorld(options)
  const { context } = world
  const { db } = context.store

  const draft = (changes: Partial<NewAlertTemplate> = {}): NewAlertTemplate => ({
    organization_id: 'city',
    name: 'Too much dust',
    covers: { types: [], tags: ['roof'] },
    description: 'Close the windows.',
    notification_level: 'warning',
    data_points: [
      {
        _id: 'g0',
        conditions: [{ deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: 35 }],
      },
    ],
    subscribers: { users: ['owner'], notification_method: 'email' },
    ...changes,
  })

  return {
    ...world,
    draft,
    db,
    /** Settles all devices of which something has changed, and all templates that are due. */
    async settle(): Promise<void> {
      while ((await settleTemplates(context)) > 0);
      await world.evaluate()
    },
    /** A device with tags that measures PM2.5. */
    async addMast(
      serial: string,
      node: Partial<Parameters<typeof seedNode>[1]> = {},
      point: Parameters<typeof seedDataPoint>[2] = {},
    ): Promise<SeededMast> {
      const seeded = await seedNode(context, {
        serial,
        organization: 'city',
        name: `Mast ${serial}`,
        ...node,
      })
      return { ...seeded, pm25: await seedDataPoint(context, seeded, point) }
    },
    setTags: (nodeId: string, tags: string[]) =>
      db.updateTable('nodes').set({ tags }).where('id', '=', nodeId).execute(),
    create: (changes: Partial<NewAlertTemplate> = {}, user: UserId = 'manager') =>
      world.call<AlertTemplateDetails & ErrorBody>(user, 'POST', 'alert_templates', draft(changes)),
    async put(id: string, changes: Partial<NewAlertTemplate> & { version?: number } = {}) {
      const { organization_id: _, ...body } = draft(changes)
      return world.call<AlertTemplateDetails & ErrorBody>(
        'manager',
        'PUT',
        `alert_templates/${id}`,
        {
          version: 1,
          ...body,
        },
      )
    },
    get: async (id: string) =>
      (await world.call<AlertTemplateDetails>('user', 'GET', `alert_templates/${id}`)).body,
    /** Alerts as a member lists them, by name. */
    alerts: async (user: UserId = 'user') =>
      (await world.call<List<Alert>>(user, 'GET', 'alerts?sort=name&size=100')).body.data,
    /** The rows of the alerts of templates, by their devices. */
    members: () =>
      db
        .selectFrom('alerts')
        .selectAll()
        .where('template_id', 'is not', null)
        .orderBy('covered_node_id')
        .execute(),
  }
}

/** The id of what a call answered. */
export const idOf = ({ _id: id }: { _id: string }): string => id

export type TemplateWorld = Awaited<ReturnType<typeof createTemplateWorld>>
