import { organizationsOf } from '@airshed/domain'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { recordAudit } from './record.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Organization that an audited call concerns, found before it can be gone. */
    auditOrganization: string | null
  }
}

/** Recorded whoever makes the call. */
const ALWAYS: ReadonlySet<string> = new Set([
  'PUT /v2/dashboards/:id/share/:orgId',
  'DELETE /v2/dashboards/:id',
  'POST /v2/dashboards/:id/versions/:version/restore',
  'POST /v2/plugins',
  'PUT /v2/plugins/:id/versions/:version',
  'DELETE /v2/plugins/:id/versions/:version',
  'PUT /v2/plugins/:id/current',
  'POST /v2/tokens',
  'DELETE /v2/tokens/:id',
])
const CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Questions that are asked by POST, what consoles tell by themselves, and what records itself. */
const NEVER = /^\/v2\/(?:search\/|telemetry$|plugins\/:id\/reports$|users\/access_context\/)/

/**
 * Records calls that changed something: all of them while an access context is on, and those of
 * {@link ALWAYS} in any case. An entry that cannot be written is logged: what was done is done.
 */
export function auditCalls(api: Api, context: ServerContext): void {
  api.decorateRequest('auditOrganization', null)

  api.addHook('preHandler', async (request) => {
    if (isAudited(request)) request.auditOrganization = await organizationOf(context, request)
  })

  api.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 || !isAudited(request)) return payload
    const entry = entryOf(context, request)
    try {
      await recordAudit(context.store.db, [entry])
    } catch (error) {
      request.log.error({ err: error, entry }, 'An entry of the audit log could not be written')
    }
    return payload
  })
}

const nameOf = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? ''}`

function isAudited(request: FastifyRequest): boolean {
  // On a call without a good token there is nobody.
  const user = (request.caller as typeof request.caller | null)?.user
  if (user === undefined) return false
  if (ALWAYS.has(nameOf(request))) return true
  return (
    user.access_context !== null &&
    CHANGING.has(request.method) &&
    !NEVER.test(request.routeOptions.url ?? '')
  )
}

/** That of the dashboard, else the one that body or query names, else that of the access context. */
async function organizationOf(
  { store }: ServerContext,
  { routeOptions, params, body, query, caller }: FastifyRequest,
): Promise<string | null> {
  if (routeOptions.url?.startsWith('/v2/dashboards/:id') === true) {
    const row = await store.db
      .selectFrom('dashboards')
      .select('organization_id')
      .where('id', '=', (params as { id: string }).id)
      .executeTakeFirst()
    if (row !== undefined) return row.organization_id
  }
  const named = namedBy(body) ?? namedBy(query)
  const known = organizationsOf(caller.user.permissions).find((id) => id === named)
  return known ?? caller.user.access_context?.organization_id ?? null
}

const namedBy = (part: unknown): unknown =>
  (part as { organization_id?: unknown } | null | undefined)?.organization_id

function entryOf({ clock }: ServerContext, request: FastifyRequest) {
  const { user } = request.caller
  const acting = user.access_context
  const ids = Object.values((request.params ?? {}) as Record<string, string>)
  return {
    ts: clock(),
    userId: user.id,
    userName: request.tokenName ?? user.fullName,
    organizationId: request.auditOrganization,
    action: nameOf(request),
    target: ids.length === 0 ? null : ids.join('/'),
    detail: acting === null ? {} : { access_context: { role: acting.role, since: acting.since } },
    requestId: request.id,
  }
}
