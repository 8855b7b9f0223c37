import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type {
  DeletedOrganization,
  Organization,
  OrganizationDetails,
  OrganizationSecurityState,
} from '@airshed/schemas'
import {
  createOrganization,
  deleteOrganization,
  getOrganization,
  getOrganizationRemoval,
  getOrganizationSecurity,
  listDeletedOrganizations,
  listOrganizations,
  lockOrganization,
  restoreOrganization,
  setOrganizationSecurity,
  unlockOrganization,
  updateOrganization,
} from '@airshed/schemas/calls'
import { organization, organizationDetails } from '../builders/session.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords } from './list.ts'

export interface FakeOrganizationOptions {
  /** Organizations of the user. Default one. Include `org_new` for a session that should know what it creates. */
  organizations?: readonly (Organization | OrganizationDetails)[]
  /** Deleted organizations that the user can restore. Default none. */
  deletedOrganizations?: readonly DeletedOrganization[]
  /** Whether users without an organization may create one. Default false. */
  hasFirstOrganization?: boolean
  /** State of each organization. Default: none requires a second factor, and two members have none. */
  organizationSecurity?: Partial<OrganizationSecurityState>
  /** Whether the user signed in with a second factor, which only they may require. Default true. */
  hasSecondFactor?: boolean
}

/** Organizations that can be changed and locked; each new one has the id `org_new`. */
export function fakeOrganizations(options: FakeOrganizationOptions): FakeAnswer[] {
  let all = (options.organizations ?? [organization()]).map((one): OrganizationDetails => ({
    ...organizationDetails(one.id),
    ...one,
  }))
  const found = (id: string): OrganizationDetails => {
    const one = all.find((known) => known.id === id)
    if (one === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such organization')
    return one
  }
  const change = (id: string, changes: Partial<OrganizationDetails>): OrganizationDetails => {
    const next = { ...found(id), ...changes }
    all = all.map((one) => (one.id === id ? next : one))
    return next
  }
  let security: OrganizationSecurityState = {
    requires_second_factor: false,
    members_without: 2,
    ...options.organizationSecurity,
  }
  let deleted = [...(options.deletedOrganizations ?? [])]
  const lock = (id: string, isLocked: boolean): null => {
    const { actions } = found(id)
    const other = isLocked ? ('unlock' as const) : ('lock' as const)
    const kept = actions.filter((action) => action !== 'lock' && action !== 'unlock')
    change(id, { is_locked: isLocked, actions: [...kept, other] })
    return null
  }
  return [
    fake(listOrganizations, ({ query: { search } = {} }) =>
      fakeList(
        all.filter(
          ({ id, name }) => holdsWords(search, name) && !deleted.some((gone) => gone.id === id),
        ),
      ),
    ),
    // Before the call with an id at that position: the first match responds.
    fake(listDeletedOrganizations, () => ({ data: deleted })),
    fake(getOrganization, ({ params }) => found(params.id)),
    fake(updateOrganization, ({ params, body }) =>
      change(params.id, { ...body, is_recounting: body.below_limit !== undefined }),
    ),
    fake(lockOrganization, ({ params }) => lock(params.id, true)),
    fake(unlockOrganization, ({ params }) => lock(params.id, false)),
    fake(getOrganizationSecurity, () => security),
    fake(setOrganizationSecurity, ({ body }) => {
      if (body.requires_second_factor && options.hasSecondFactor === false) {
        throw new FakeRefusal(403, 'SECOND_FACTOR_REQUIRED', 'Sign in with a second factor')
      }
      security = { ...security, ...body }
      return body
    }),
    fake(getOrganizationRemoval, ({ params }) => ({
      devices: found(params.id).node_count,
      leased_devices: 1,
      shared_devices: 0,
      members: found(params.id).member_count,
      dashboards: 2,
      alerts: 1,
      tokens: 0,
      readings: 12_345,
    })),
    fake(deleteOrganization, ({ params: { id } }) => {
      const { name, logo } = found(id)
      const times = { deleted_at: TEST_NOW_MS, removed_at: TEST_NOW_MS + 30 * 86_400_000 }
      deleted = [{ id, name, logo, ...times }, ...deleted]
      return null
    }),
    fake(restoreOrganization, ({ params: { id } }) => {
      deleted = deleted.filter((one) => one.id !== id)
      return null
    }),
    fake(createOrganization, ({ body }) => ({
      ...organization('org_new', { name: body.name, is_simulated: false }),
      ingest_key: body.ingest_key === true ? 'ak_fake-key-of-the-new-organization' : null,
    })),
  ]
}
