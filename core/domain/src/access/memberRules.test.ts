import { GIVEN_ROLES, ROLES, type GivenRole, type Role } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { mayDeactivate, roleRefusal, rolesGiven, type RoleChange } from './memberRules.ts'
import { permissionsOfRoles } from './roles.ts'

const change = (changes: Partial<RoleChange>) =>
  roleRefusal({
    level: 'owner',
    held: null,
    wanted: null,
    isSelf: false,
    hasOtherOwner: false,
    isElsewhere: false,
    ...changes,
  })

/** Whether a level may move somebody from one role (or none) to another (or none), written down one by one. */
const ALLOWED: Record<Role, readonly string[]> = {
  admin: [
    'none>user',
    'none>manager',
    'none>owner',
    'user>manager',
    'user>owner',
    'user>none',
    'manager>user',
    'manager>owner',
    'manager>none',
    'owner>user',
    'owner>manager',
    'owner>none',
    'partner>user',
    'partner>manager',
    'partner>owner',
    'partner>none',
  ],
  owner: [
    'none>user',
    'none>manager',
    'user>manager',
    'user>none',
    'manager>user',
    'manager>none',
    'partner>user',
    'partner>manager',
    'partner>none',
  ],
  manager: ['none>user', 'user>none', 'partner>user', 'partner>none'],
  support: ['user>none', 'manager>none', 'owner>none', 'partner>none'],
  user: [],
  partner: [],
}

describe.each(ROLES)('changes of roles by the role %s', (level) => {
  const moves = [null, ...ROLES].flatMap((held) =>
    [null, ...GIVEN_ROLES].map((wanted: GivenRole | null) => ({ held, wanted })),
  )
  it('allows exactly the listed changes of roles', () => {
    const possible = moves
      .filter(({ held, wanted }) => change({ level, held, wanted }) === null)
      .map(({ held, wanted }) => `${held ?? 'none'}>${wanted ?? 'none'}`)
    expect(possible.toSorted()).toEqual([...ALLOWED[level]].toSorted())
  })

  it('refuses every change of one’s own role, and a second owner', () => {
    for (const { held, wanted } of moves) {
      expect(change({ level, held, wanted, isSelf: true })).toBe('self')
      if (wanted === 'owner') {
        expect(change({ level, held, wanted, hasOtherOwner: true })).not.toBeNull()
      }
    }
  })

  it('offers the roles that can be given to a new member', () => {
    const permissions = permissionsOfRoles([{ organizationId: 'city', role: level }])
    const given = GIVEN_ROLES.filter((wanted) => change({ level, wanted }) === null)
    expect([...rolesGiven({ permissions }, 'city')].toSorted()).toEqual([...given].toSorted())
    expect(rolesGiven({ permissions }, 'harbour')).toEqual([])
  })

  it('gives no role where the identity provider does, but can remove one left over', () => {
    const permissions = permissionsOfRoles([{ organizationId: 'city', role: level }])
    expect(rolesGiven({ permissions, roles_elsewhere: ['city'] }, 'city')).toEqual([])
    for (const { held, wanted } of moves) {
      const refusal = change({ level, held, wanted, isElsewhere: true })
      expect(refusal).toBe(wanted === null ? change({ level, held, wanted }) : 'elsewhere')
    }
  })
})

describe('a refused change of a role', () => {
  it.each<[string, Partial<RoleChange>, string]>([
    ['the role is held already', { held: 'user', wanted: 'user' }, 'held'],
    [
      'managers are made by the owner',
      { level: 'manager', wanted: 'manager' },
      'managers-by-owner',
    ],
    ['a user makes nobody a manager', { level: 'user', wanted: 'manager' }, 'not-allowed'],
    ['a manager makes no owner', { level: 'manager', wanted: 'owner' }, 'not-allowed'],
    ['there is an owner', { level: 'admin', wanted: 'owner', hasOtherOwner: true }, 'owner-exists'],
    ['a manager leaves managers alone', { level: 'manager', held: 'manager' }, 'not-allowed'],
    ['nobody takes a role that is not held', { level: 'admin' }, 'not-allowed'],
    ['who is nobody there may nothing', { level: null, held: 'user' }, 'not-allowed'],
  ])('refuses a change of a role with its reason: %s', (_why, changes, reason) => {
    expect(change(changes)).toBe(reason)
  })
})

describe('deactivation of an account', () => {
  const OTHERS = { isSelf: false, isAdministrator: false }
  it.each([
    ['by whoever manages its user everywhere', ['owner', 'manager', 'owner', 'user'], true],
    ['not by the owner of one of its organizations', ['owner', 'user', null, 'user'], false],
    ['not by a manager of a manager', ['manager', 'manager', 'owner', 'user'], false],
    ['not by support', ['support', 'user', 'support', 'user'], false],
    ['not by an equal', ['owner', 'owner', 'owner', 'user'], false],
  ] as const)(
    'an account is deactivated %s',
    (_by, [level, held, otherLevel, otherHeld], expected) => {
      const organizations = [
        { level, held },
        { level: otherLevel, held: otherHeld },
      ]
      expect(mayDeactivate({ ...OTHERS, organizations })).toBe(expected)
    },
  )

  it('lets an administrator deactivate any account but their own', () => {
    const staff = [{ level: null, held: 'support' as const }]
    expect(mayDeactivate({ ...OTHERS, isAdministrator: true, organizations: staff })).toBe(true)
    expect(mayDeactivate({ isSelf: true, isAdministrator: true, organizations: [] })).toBe(false)
    expect(mayDeactivate({ ...OTHERS, organizations: [] })).toBe(false)
  })
})
