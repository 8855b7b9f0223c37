import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import { GIVEN_ROLES, type ListedUser } from '@airshed/schemas'
import {
  activateUser,
  deactivateUser,
  getUser,
  giveRole,
  listUsers,
  takeRole,
} from '@airshed/schemas/calls'
import { userRole } from '../builders/listedUser.ts'
import { fakeList, holdsWords } from './list.ts'

export interface FakeUserOptions {
  /** Default none. */
  users?: readonly ListedUser[]
}

/** Users whose roles and accounts can be changed. */
export function fakeUsers(options: FakeUserOptions): FakeAnswer[] {
  let users = [...(options.users ?? [])]
  const find = (id: string): ListedUser => {
    const found = users.find((one) => one.id === id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such user')
    return found
  }
  const replace = (id: string, changes: Partial<ListedUser>): ListedUser => {
    const changed = { ...find(id), ...changes }
    users = users.map((one) => (one.id === id ? changed : one))
    return changed
  }
  const others = (id: string, organizationId: string) =>
    find(id).roles.filter((one) => one.organization_id !== organizationId)
  return [
    fake(listUsers, ({ query }) => {
      const { organization_id: organization, search, role: roles = [], active } = query
      // Values from an address are texts.
      const wanted = [roles].flat()
      return fakeList(
        users.filter(
          (one) =>
            holdsWords(search, one.name, one.email) &&
            (organization === undefined ||
              one.roles.some((held) => held.organization_id === organization)) &&
            (wanted.length === 0 || one.roles.some(({ role }) => wanted.some((w) => w === role))) &&
            (active === undefined || String(one.active) === String(active)),
        ),
      )
    }),
    fake(getUser, ({ params }) => find(params.id)),
    fake(giveRole, ({ params, body: { organization_id: organization, role } }) => {
      const held = find(params.id).roles.find((one) => one.organization_id === organization)
      const given = userRole({
        ...held,
        organization_id: organization,
        role,
        may_become: GIVEN_ROLES.filter((one) => one !== role && one !== 'owner'),
      })
      return replace(params.id, { roles: [...others(params.id, organization), given] })
    }),
    fake(takeRole, ({ params, query }) => {
      replace(params.id, { roles: others(params.id, query.organization_id) })
      return null
    }),
    fake(deactivateUser, ({ params }) =>
      replace(params.id, { active: false, actions: ['activate'] }),
    ),
    fake(activateUser, ({ params }) =>
      replace(params.id, { active: true, actions: ['deactivate'] }),
    ),
  ]
}
