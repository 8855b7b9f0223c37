import { Type, type Static, type TSchema } from 'typebox'
import type { Permission } from '../permission.ts'
import type { TokenCapability } from '../token.ts'

/** What a call is about: its tag in the API's description, and the first part of its query keys. */
export const ENTITIES = [
  'alert_templates',
  'alerts',
  'audit',
  'calibrations',
  'config',
  'dashboards',
  'data_points',
  'firmware',
  'firmware_rollouts',
  'geocoder',
  'imports',
  'ingest_keys',
  'invitations',
  'jobs',
  'list_views',
  'mails',
  'maintenance_windows',
  'measurements',
  'nodes',
  'notification_channels',
  'organizations',
  'pictures',
  'partnerships',
  'plugins',
  'profiles',
  'snapshots',
  'telemetry',
  'tokens',
  'users',
  'webhooks',
] as const
export type EntityName = (typeof ENTITIES)[number]

/**
 * The rule that decides which rows are accessible: that of an entity; `held_nodes`, devices as they are used (a leased
 * device is used by the organization that it is leased to, and its owner only knows that it exists); `serials` and
 * `held_serials`, the same two by their serials; or that of rows that belong to an entity, such as invitations to
 * partnerships.
 */
export type RuleName =
  | EntityName
  | 'held_nodes'
  | 'held_serials'
  | 'serials'
  | 'partnership_invitations'
  | 'formation_requests'

/**
 * Who may make a call. The server checks it before the handler runs, and passes the result of the check to the handler:
 *
 * - `public`: anybody, without a token
 * - `caller`: anybody who is signed in
 * - `staff`: users who may act for others with their own account
 * - `administrator`: administrators of the server: their own account holds `admin_devices`
 * - `in`: callers who hold `permission` in the organization that `organization_id` of that part of the
 *   input names; without a permission all of its members. Others get 403, strangers 404. Hands over
 *   the id of the organization.
 * - `organizations`: as a list over all organizations of the caller, or the named one of them. Where
 *   `foreign` is `refused` naming another one is answered by 403 or 404, else by an empty list. Hands
 *   over their ids.
 * - `list`: rows in organizations in which the caller holds `permission`, narrowed to
 *   `organization_id` of the input where there is one. Hands over the condition that the statement must
 *   have; an answer that was made without it is refused. Where the call changes rows, callers who hold
 *   the permission nowhere get 403.
 * - `row`: the row of `id` in the path, which for `serials` and `held_serials` is the serial of a device. Whoever
 *   cannot read it gets 404 (without `read` every member of its organization can know that it exists); without
 *   `change` there, they get 403.
 *   Hands over the row, locked where the call changes it.
 */
export type Access =
  | 'public'
  | 'caller'
  | 'staff'
  | 'administrator'
  | { in: 'query' | 'body'; permission?: Permission }
  | { organizations: Permission | 'member'; foreign: 'empty' | 'refused' }
  | { list: RuleName; permission: Permission }
  | { row: RuleName; read?: Permission; change?: Permission }

/**
 * The event that a change records, such as `token.deleted`: always; only while the caller acts for another user (for
 * what concerns only the caller); or never, with the reason.
 */
export type Audit = string | { whileActing: string } | { none: string }

interface CallParts {
  /** Below the root of the API, with `:name` for each parameter. */
  path: `/${string}`
  entity: EntityName
  summary: string
  params?: TSchema
  query?: TSchema
  answer: TSchema
  access: Access
  /**
   * Which API tokens may make this call if they hold its permission: those for all devices of their organization, or
   * also those that are limited to some devices. The latter requires that answers and changes never go beyond these
   * devices. Default none: the call is for users only.
   */
  tokens?: 'all_devices' | 'any'
  /**
   * For calls of staff and administrators: what becomes of them while the caller acts for others, and holds none of their
   * own permissions. `about_acting`: nothing, the call is about that. `at_hand`: it is limited to organizations (`id` in
   * the path) in which those for whom they act hold a permission. Default: the call is refused, as it needs their own
   * account.
   */
  whileActing?: 'about_acting' | 'at_hand'
  /** API tokens need this capability, in place of a permission. */
  capability?: TokenCapability
  /** Calls that one client may make per minute; default: the limit of the whole API. */
  limit?: { perMinute: number; by: 'address' | 'caller' }
}

/** A call that changes nothing: by GET, or with a body if the query does not fit into a URL. */
export interface ReadCall extends CallParts {
  method: 'GET' | 'POST' | 'PUT'
  /** Needed with POST and PUT, which otherwise changes something. */
  reads?: true
  body?: TSchema
  /** Media type of an answer that is a file, which is streamed while it is generated. Default: JSON. */
  fileType?: string
  audit?: never
  changes?: never
}

/** A call that changes something. */
export interface ChangeCall extends CallParts {
  method: 'POST' | 'PUT' | 'DELETE'
  reads?: never
  /** Media type of an answer that is a file. Default: JSON. */
  fileType?: string
  body?: TSchema
  /** Media type of a body that is bytes, or the allowed ones. Default: JSON. */
  bodyType?: string | readonly [string, ...string[]]
  /** The bytes are not held in memory: the handler receives them as they arrive, within its own limit. */
  streamsBody?: true
  /** Status of a success. Default 204 without an answer, else 200. */
  status?: 200 | 201
  /** The answer holds a secret: nothing along the way may store it. Default false. */
  isSecret?: true
  /** Everybody may make it even in a locked organization. Default false: only staff may. */
  whileLocked?: true
  audit: Audit
  /** Entities whose answers are outdated by the call. */
  changes: readonly EntityName[]
}

export type Call = ReadCall | ChangeCall

/** Defines a call: the one description from which server, client, documentation and tests are derived. */
export const defineCall = <const C extends Call>(call: C): C => call

/** Header of a file that is streamed while it is generated: its approximate number of lines. */
export const LINES_ABOUT_HEADER = 'x-airshed-lines-about'

/** No answer, with status 204. */
export const Nothing = Type.Null()

/** `GET /tokens`: unique for each call. */
export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path}`

export const isChange = (call: Call): call is ChangeCall =>
  call.method !== 'GET' && call.reads !== true

/** Status of a success. */
export function statusOf(call: Call): number {
  if (call.answer === Nothing) return 204
  return (isChange(call) ? call.status : undefined) ?? 200
}

type PartOf<C, Name extends 'params' | 'query' | 'body'> = C extends {
  [Key in Name]: infer Schema extends TSchema
}
  ? {} extends Static<Schema>
    ? { [Key in Name]?: Static<Schema> }
    : { [Key in Name]: Static<Schema> }
  : { [Key in Name]?: undefined }

/** What a client sends. Parts of which every field is optional may be left out. */
export type CallInput<C> = PartOf<C, 'params'> & PartOf<C, 'query'> & PartOf<C, 'body'>

/** The answer; null for {@link Nothing}, bytes for a file. */
export type CallAnswer<C> = C extends { fileType: string }
  ? Blob
  : C extends { answer: infer Schema extends TSchema }
    ? Static<Schema>
    : never
