import type { Permission } from '@airshed/schemas'
import type { Access, Call } from '@airshed/schemas/calls'
import { isChange, statusOf } from '@airshed/schemas/calls'
import type { FastifySchema } from 'fastify'

/** The schemas of a call's route, and its texts in the API description. */
export function schemaOf(call: Call): FastifySchema & Record<string, unknown> {
  const statuses = isChange(call) && call.status === 201 ? [200, 201] : [statusOf(call)]
  return {
    tags: [call.entity],
    summary: call.summary,
    description: `${accessText(call.access)}\n\n${tokenText(call)}`,
    security: securityOf(call),
    'x-airshed-permissions': permissionsOf(call.access),
    'x-airshed-tokens': call.capability === undefined ? (call.tokens ?? 'none') : 'capability',
    ...(call.limit === undefined ? {} : { 'x-airshed-limit': call.limit }),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.body === undefined ? {} : { body: call.body }),
    response: Object.fromEntries(
      statuses.map((status) => [
        status,
        call.fileType === undefined
          ? call.answer
          : { content: { [call.fileType]: { schema: call.answer } } },
      ]),
    ),
  }
}

function securityOf({ access, tokens, capability }: Call): Record<string, string[]>[] {
  if (access === 'public') return []
  const isForMachines = tokens !== undefined || capability !== undefined
  return isForMachines ? [{ accessToken: [] }, { apiToken: [] }] : [{ accessToken: [] }]
}

/** The permissions that a call names, the one for changes last. */
export function permissionsOf(access: Access): Permission[] {
  if (access === 'staff') return ['access_context']
  if (access === 'administrator') return ['admin_devices']
  if (typeof access === 'string') return []
  if ('organizations' in access) {
    return access.organizations === 'member' ? [] : [access.organizations]
  }
  if ('row' in access) {
    return [...new Set([access.read, access.change])].filter((one) => one !== undefined)
  }
  return access.permission === undefined ? [] : [access.permission]
}

/** Whether machines may make a call, as a sentence. */
function tokenText({ access, tokens, capability }: Call): string {
  if (access === 'public') return 'Needs no token.'
  if (capability !== undefined) return `API tokens need the capability \`${capability}\`.`
  if (tokens === undefined) return 'For people only: API tokens are refused.'
  return tokens === 'any'
    ? 'Open to API tokens; those that are limited to devices reach only these devices.'
    : 'Open to API tokens for all devices of their organization.'
}

/** Who may make a call, as a sentence. */
function accessText(access: Access): string {
  if (access === 'public') return 'Open to everybody.'
  if (access === 'caller') return 'Open to everybody who is signed in.'
  if (access === 'staff') return 'Needs `access_context`, held by the caller’s own account.'
  if (access === 'administrator') {
    return 'Needs `admin_devices`, held by the caller’s own account.'
  }
  if ('in' in access) {
    return access.permission === undefined
      ? 'Open to members of the organization.'
      : `Needs \`${access.permission}\` in the organization.`
  }
  if ('organizations' in access) {
    return access.organizations === 'member'
      ? 'Covers the organizations of which the caller is a member.'
      : `Covers organizations in which the caller holds \`${access.organizations}\`.`
  }
  if ('list' in access) {
    return `Covers organizations in which the caller holds \`${access.permission}\`.`
  }
  const read = access.read === undefined ? '' : `Reading it needs \`${access.read}\`. `
  const change =
    access.change === undefined
      ? ''
      : `Changing it needs \`${access.change}\` in the organization that owns it.`
  return `${read}${change}`.trim()
}
