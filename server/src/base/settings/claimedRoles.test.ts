import { describe, expect, it } from 'vitest'
import { readClaimedRoles } from './claimedRoles.ts'

const read = (mapping: object | string) =>
  readClaimedRoles('groups', typeof mapping === 'string' ? mapping : JSON.stringify(mapping))

describe('roles from a claim', () => {
  it('leaves roles to people where nothing is set', () => {
    expect(readClaimedRoles(undefined, undefined)).toEqual({ claimedRoles: null })
  })

  it('roles come from groups, each with a role in one organization or several', () => {
    const { claimedRoles, problem } = read({
      'CN=Air,OU=Staff': { org_city: 'manager', org_port: 'user' },
      operators: { org_city: 'support' },
    })
    expect(problem).toBeUndefined()
    expect([...(claimedRoles?.organizations ?? [])]).toEqual(['org_city', 'org_port'])
    expect(claimedRoles?.groups.get('CN=Air,OU=Staff')?.get('org_port')).toBe('user')
  })

  it.each<[string, string | undefined, string | undefined, RegExp]>([
    ['a claim alone', 'groups', undefined, /expected both or none/],
    ['a mapping alone', undefined, '{}', /expected both or none/],
    ['no JSON', 'groups', 'staff=manager', /got another text/],
    ['a list', 'groups', '[]', /got another text/],
    ['no group', 'groups', '{}', /got 0 groups/],
    ['a group that gives nothing', 'groups', '{"a":{}}', /for "a", got \{\}/],
    ['a role alone', 'groups', '{"a":"owner"}', /for "a", got "owner"/],
    ['an unknown role', 'groups', '{"a":{"org":"boss"}}', /owner, manager.*got \{"org":"boss"\}/],
  ])('refuses a setting with %s', (_what, claim, mapping, problem) => {
    const answer = readClaimedRoles(claim, mapping)
    expect(answer.claimedRoles).toBeNull()
    expect(answer.problem).toMatch(problem)
  })
})
