import { issueText } from '@airshed/contract'
import { ALL_ORGANIZATIONS } from '@airshed/domain'
import type { Access } from '@airshed/schemas/calls'
import { apiError } from '../../base/errors.ts'
import { ENTITY_RULES, type RuledEntity } from '../entities/index.ts'
import { scopeOf, type EntityRule } from '../entities/rule.ts'
import type { Caller } from '../identity/access.ts'
import type { Db } from '../../storage/store/db.ts'
import { checkedCondition } from './checkedCondition.ts'
import {
  requireFactorFor,
  requireAdministrator,
  requireAnywhere,
  requireMember,
  requirePermission,
  requireStaff,
} from './organizationRights.ts'

/** The parts of an input, whatever its call. */
export interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What a handler is passed, and the check that it was used. */
export interface CheckedAccess {
  handed: Record<string, unknown>
  /** The organization that the call is about, or null if there is none or several. */
  organizationId: string | null
  /** False if the handler did not use the condition that it was passed. */
  isUsed: () => boolean
}

const always = (): boolean => true

/**
 * Checks everything except a row, before anything is read.
 *
 * @param isChanging if true, a caller who could change nothing in a list gets an error instead of an empty list
 * @throws ApiError 403 if the caller may not, 404 if they cannot know of it, 400 for `all` organizations if a
 *   single one is required
 */
export function checkCaller(
  access: Access,
  caller: Caller,
  input: AnyInput,
  isChanging = false,
): CheckedAccess {
  const named = organizationNamed(input)
  requireFactorFor(caller, named)
  if (access === 'staff') requireStaff(caller)
  if (access === 'administrator') requireAdministrator(caller)
  if (typeof access === 'string' || 'row' in access) {
    return { handed: {}, organizationId: null, isUsed: always }
  }
  if ('in' in access) {
    if (named === ALL_ORGANIZATIONS) throw oneOrganization(access.in)
    const organizationId = named ?? ''
    if (access.permission === undefined) requireMember(caller, organizationId)
    else requirePermission(caller, access.permission, organizationId)
    return { handed: { organizationId }, organizationId, isUsed: always }
  }
  if ('organizations' in access) {
    const permission = access.organizations === 'member' ? undefined : access.organizations
    if (access.foreign === 'refused' && named !== undefined && named !== ALL_ORGANIZATIONS) {
      if (permission === undefined) requireMember(caller, named)
      else requirePermission(caller, permission, named)
    }
    const { organizations } = scopeOf(caller, permission, named)
    const [only = null] = organizations.length === 1 ? organizations : []
    return { handed: { organizationIds: organizations }, organizationId: only, isUsed: always }
  }
  if (isChanging) requireAnywhere(caller, access.permission)
  const rule = ruleOf(access.list)
  const checked = checkedCondition(rule.condition(scopeOf(caller, access.permission, named)))
  return { handed: { visible: checked.condition }, organizationId: null, isUsed: checked.isUsed }
}

/**
 * Finds the row named by the path, and checks what the caller may do with it.
 *
 * @throws ApiError 404 if the caller cannot know of it, 403 if they may only read it; for a row that they know of
 *   but cannot access, the error given by the entity's rule
 */
export async function checkRow(
  db: Db,
  access: Extract<Access, { row: string }>,
  caller: Caller,
  id: string,
  lock: boolean,
): Promise<Pick<CheckedAccess, 'handed' | 'organizationId'>> {
  const rule = ruleOf(access.row)
  const scope = scopeOf(caller, access.read, undefined)
  const row = await rule.find(db, id, rule.condition(scope), { caller, lock })
  if (row === undefined) {
    await refuseWithoutFactor(db, rule, { caller, access, id })
    throw (await rule.missing?.(db, id, scope)) ?? apiError('NOT_FOUND', { what: rule.what, id })
  }
  const organizationId = rule.organizationOf(row)
  if (access.change !== undefined) {
    if (organizationId === null || !caller.can(access.change, organizationId)) {
      throw apiError('FORBIDDEN', {
        permission: access.change,
        organization: organizationId ?? 'none',
      })
    }
  }
  return { handed: { row }, organizationId }
}

/** @throws ApiError 403 if the caller could access the row with a second factor */
async function refuseWithoutFactor(
  db: Db,
  rule: EntityRule<unknown>,
  asked: { caller: Caller; access: Extract<Access, { row: string }>; id: string },
): Promise<void> {
  const { access, id } = asked
  const { whole: caller, withheld } = asked.caller
  const [first] = withheld
  if (caller === null || first === undefined) return
  const scope = scopeOf(caller, access.read, undefined)
  const row = await rule.find(db, id, rule.condition(scope), { caller, lock: false })
  if (row === undefined) return
  // Staff also access rows of organizations that require nothing of them.
  const organization = withheld.find((one) => one === rule.organizationOf(row)) ?? first
  throw apiError('SECOND_FACTOR_REQUIRED', { organization })
}

/** 400 for a call about a single organization that was sent with `all`. */
function oneOrganization(part: 'query' | 'body') {
  const issue = { path: '/organization_id', expected: 'the id of one organization', got: '"all"' }
  const where = part === 'query' ? 'The query' : 'The body'
  return apiError('VALIDATION_FAILED', { where, first: issueText(issue) }, [issue])
}

/** The rule of an entity. Its row type is known to the handlers of calls, but not here. */
function ruleOf(entity: string): EntityRule<unknown> {
  const rule = ENTITY_RULES[entity as RuledEntity] as EntityRule<unknown> | undefined
  if (rule === undefined) throw new Error(`There is no rule for who can access ${entity}`)
  return rule
}

/** Whether tokens that are limited to some devices can access rows of the entity. */
export const knowsDevices = (entity: string): boolean =>
  ENTITY_RULES[entity as RuledEntity].knowsDevices

export const hasRule = (entity: string): boolean => Object.hasOwn(ENTITY_RULES, entity)

/** The organization that an input names, which may be `all`. */
export function organizationNamed({ query, body }: AnyInput): string | undefined {
  const from = (part: unknown) =>
    (part as { organization_id?: string } | null | undefined)?.organization_id
  return from(query) ?? from(body)
}
