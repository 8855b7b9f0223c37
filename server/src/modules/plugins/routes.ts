import {
  InstalledPluginList,
  PluginEventList,
  PluginId,
  PluginPin,
  PluginQuery,
  PluginReport,
  PluginScope,
  PluginSummary,
  PluginSummaryList,
  PluginVersionName,
  PluginVersionUpdate,
} from '@airshed/schemas'
import type { FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { DevelopmentSource } from '../../plugins/developmentPlugin.ts'
import type { Api } from '../api.ts'
import { authorOf } from './author.ts'
import { findSummaries } from './catalogue.ts'
import { noSuchPlugin, pinVersion, removeVersion, updateVersion } from './decide.ts'
import { findEvents } from './events.ts'
import { listInstalled } from './installed.ts'
import type { JudgeArchive } from './judge/judgeArchive.ts'
import { takeReport } from './reports.ts'
import {
  organizationsManaged,
  organizationsOfCaller,
  requireMember,
  requirePermission,
} from './rights.ts'
import { requireTrustable } from './trust.ts'

/** Reports about one plugin that one person's consoles may send in a minute. */
export const REPORTS_PER_MINUTE = 30

const tags = ['plugins']
const params = Type.Object({ id: PluginId }, { additionalProperties: false })
const versionParams = Type.Object(
  { id: PluginId, version: PluginVersionName },
  { additionalProperties: false },
)
const querystring = PluginScope

/** What the calls of this module need beside the context. */
export interface PluginTools {
  readonly judge: JudgeArchive
  /** The plugin of an author's development server. */
  readonly development: DevelopmentSource
}

/** Plugins that organizations installed; archives are published by a route of their own. */
export function pluginRoutes(
  api: Api,
  context: ServerContext,
  { judge, development }: PluginTools,
): void {
  const { store } = context

  api.get(
    '/plugins',
    {
      schema: {
        tags,
        summary: 'What consoles run: enabled versions, none of them above the current one',
        querystring: PluginQuery,
        response: { 200: InstalledPluginList },
      },
    },
    async ({ caller, query }) => {
      const organizations = organizationsOfCaller(caller, query.organization_id)
      const developed = organizations.length === 0 ? null : await development.ask()
      return { data: await listInstalled(context, organizations, developed) }
    },
  )

  api.get(
    '/plugins/catalogue',
    {
      schema: {
        tags,
        summary: 'Every version of every plugin, for those who manage the organization',
        querystring: PluginQuery,
        response: { 200: PluginSummaryList },
      },
    },
    async ({ caller, query }) => {
      const organizations = organizationsManaged(caller, query.organization_id)
      return { data: await findSummaries(store.db, organizations) }
    },
  )

  api.put(
    '/plugins/:id/versions/:version',
    {
      schema: {
        tags,
        summary:
          'Enable or disable a version, or decide where it runs; trusting one takes admin_devices',
        params: versionParams,
        querystring,
        body: PluginVersionUpdate,
        response: { 200: PluginSummary },
      },
    },
    (request) => changeVersion(context, judge, request),
  )

  api.delete(
    '/plugins/:id/versions/:version',
    {
      schema: {
        tags,
        summary: 'Remove a version; dashboards keep what they have of it',
        params: versionParams,
        querystring,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const decision = decisionOf(request, params.id, query.organization_id)
      await removeVersion(context, decision, params.version)
      return reply.code(204).send(null)
    },
  )

  api.put(
    '/plugins/:id/current',
    {
      schema: {
        tags,
        summary: 'Stay at an enabled version, such as an earlier one; null follows the newest one',
        params,
        querystring,
        body: PluginPin,
        response: { 200: PluginSummary },
      },
    },
    (request) => {
      const { params, query, body } = request
      const decision = decisionOf(request, params.id, query.organization_id)
      return pinVersion(context, decision, body.version)
    },
  )

  api.get(
    '/plugins/:id/events',
    {
      schema: {
        tags,
        summary: 'What happened to a plugin, the newest 200 first; removed ones included',
        params,
        querystring,
        response: { 200: PluginEventList },
      },
    },
    async ({ caller, params: { id }, query: { organization_id: organizationId } }) => {
      requirePermission(caller, 'manage_organizations', organizationId)
      const events = await findEvents(store.db, { organizationId, id })
      if (events.length === 0) throw noSuchPlugin(id)
      return { data: events }
    },
  )

  api.post(
    '/plugins/:id/reports',
    {
      config: {
        rateLimit: {
          max: REPORTS_PER_MINUTE,
          timeWindow: 60_000,
          hook: 'preHandler',
          keyGenerator: ({ caller, params }: FastifyRequest) =>
            `${caller.user.id} ${(params as { id: string }).id}`,
        },
      },
      schema: {
        tags,
        summary: 'What a console had to do about a plugin; the same is kept once a minute',
        params,
        querystring,
        body: PluginReport,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { caller, params, query, body } = request
      requireMember(caller, query.organization_id)
      const plugin = { organizationId: query.organization_id, id: params.id }
      await takeReport(context, { ...plugin, author: authorOf(request) }, body)
      return reply.code(204).send(null)
    },
  )
}

/** Trusting a version takes more than managing the organization, and a version that may be trusted. */
async function changeVersion(
  context: ServerContext,
  judge: JudgeArchive,
  request: FastifyRequest<{
    Params: Static<typeof versionParams>
    Querystring: PluginScope
    Body: PluginVersionUpdate
  }>,
): Promise<PluginSummary> {
  const { caller, params, query, body } = request
  const decision = decisionOf(request, params.id, query.organization_id)
  if (body.tier === 'trusted') {
    requirePermission(caller, 'admin_devices', query.organization_id)
    await requireTrustable(context, judge, decision, params.version)
  }
  return updateVersion(context, decision, params.version, body)
}

/** @throws ApiError 403 or 404 where the caller does not manage the organization */
function decisionOf(
  request: Pick<FastifyRequest, 'caller' | 'tokenName'>,
  id: string,
  organizationId: string,
) {
  requirePermission(request.caller, 'manage_organizations', organizationId)
  return { organizationId, id, author: authorOf(request) }
}
