import {
  Dashboard,
  DashboardCreate,
  DashboardPage,
  DashboardQuery,
  DashboardRangeOrNull,
  DashboardStar,
  DashboardUpdate,
  Id,
} from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { getDashboard } from './changeDashboard.ts'
import { cloneDashboard, shareDashboard } from './copies.ts'
import type { ConfigsOf } from './organizationConfigs.ts'
import {
  createDashboard,
  listDashboards,
  removeDashboard,
  saveDashboard,
  setDashboardRange,
  starDashboard,
} from './service.ts'

const tags = ['dashboards']
const params = Type.Object({ id: Id }, { additionalProperties: false })
const answer = { 200: Dashboard }

/** Dashboards themselves; their widgets have routes of their own. */
export function dashboardRoutes(api: Api, context: ServerContext, configsOf: ConfigsOf): void {
  api.get(
    '/dashboards',
    {
      schema: {
        tags,
        summary: 'Dashboards, starred ones first',
        querystring: DashboardQuery,
        response: { 200: DashboardPage },
      },
    },
    ({ caller, query }) => listDashboards(context, caller, query),
  )

  api.post(
    '/dashboards',
    {
      schema: {
        tags,
        summary: 'Make a personal dashboard',
        body: DashboardCreate,
        response: { 201: Dashboard },
      },
    },
    async ({ caller, body }, reply) =>
      reply.code(201).send(await createDashboard(context, configsOf, caller, body)),
  )

  api.get(
    '/dashboards/:id',
    { schema: { tags, summary: 'One dashboard', params, response: answer } },
    ({ caller, params }) => getDashboard(context, caller, params.id),
  )

  api.put(
    '/dashboards/:id',
    {
      schema: {
        tags,
        summary: 'Change a dashboard; with `version` only if nobody else did meanwhile',
        params,
        body: DashboardUpdate,
        response: answer,
      },
    },
    ({ caller, params, body }) => saveDashboard(context, configsOf, caller, params.id, body),
  )

  api.delete(
    '/dashboards/:id',
    { schema: { tags, summary: 'Delete a dashboard', params, response: { 204: Type.Null() } } },
    async ({ caller, params }, reply) => {
      await removeDashboard(context, caller, params.id)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/dashboards/:id/clone',
    { schema: { tags, summary: 'Make a personal copy', params, response: { 201: Dashboard } } },
    async ({ caller, params }, reply) =>
      reply.code(201).send(await cloneDashboard(context, caller, params.id)),
  )

  api.put(
    '/dashboards/:id/share/:orgId',
    {
      schema: {
        tags,
        summary: 'Make a shared copy in another organization, named by id or external_id',
        params: Type.Object({ id: Id, orgId: Id }, { additionalProperties: false }),
        response: answer,
      },
    },
    ({ caller, params }) => shareDashboard(context, caller, params.id, params.orgId),
  )

  api.put(
    '/dashboards/:id/star',
    {
      schema: {
        tags,
        summary: 'Set or take the caller’s star',
        params,
        body: DashboardStar,
        response: answer,
      },
    },
    ({ caller, params, body }) => starDashboard(context, caller, params.id, body.is_starred),
  )

  api.put(
    '/dashboards/:id/range',
    {
      schema: {
        tags,
        summary: 'Set the range that a dashboard opens with; null goes back to the default',
        params,
        body: DashboardRangeOrNull,
        response: answer,
      },
    },
    ({ caller, params, body }) => setDashboardRange(context, caller, params.id, body),
  )
}
