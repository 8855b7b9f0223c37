import { NODE_CHANGES, type NodeAction, type NodeStatus } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { decideNodeChange, type ChangeableNode } from './nodeChange.ts'

const RIGHTS: readonly NodeAction[] = ['read', 'status_update', 'share']
const node = (changes: Partial<ChangeableNode> = {}): ChangeableNode => ({
  status: 'activated',
  organizationId: 'city',
  sharedTo: [],
  actions: RIGHTS,
  ...changes,
})

describe('a change of the status of a device', () => {
  it.each([
    ['activate', 'deactivated', 'changed'],
    ['activate', 'hibernated', 'changed'],
    ['activate', 'activated', 'unchanged'],
    ['deactivate', 'activated', 'changed'],
    ['deactivate', 'hibernated', 'changed'],
    ['deactivate', 'deactivated', 'unchanged'],
    ['hibernate', 'activated', 'changed'],
    ['hibernate', 'deactivated', 'changed'],
    ['hibernate', 'hibernated', 'unchanged'],
  ] as const)('%s while it is %s: %s', (change, status: NodeStatus, outcome) => {
    expect(decideNodeChange(node({ status }), change)).toEqual({ outcome })
  })
})

describe('a share of a device', () => {
  const three = ['harbour', 'port', 'rail']
  it.each([
    ['with nobody so far', [], 'harbour', { outcome: 'changed' }],
    ['with two others', ['port', 'rail'], 'harbour', { outcome: 'changed' }],
    ['with three others', three, 'school', { outcome: 'refused', code: 'SHARE_LIMIT' }],
    ['that it has already', three, 'harbour', { outcome: 'unchanged' }],
    ['with its owner', [], 'city', { outcome: 'refused', code: 'SHARE_WITH_OWNER' }],
  ] as const)('%s', (_, sharedTo, to, decision) => {
    expect(decideNodeChange(node({ sharedTo }), 'share', to)).toEqual(decision)
  })

  it.each([
    ['of one that has it', three, 'port', 'changed'],
    ['of one that does not', three, 'school', 'unchanged'],
    ['of everybody', three, undefined, 'changed'],
    ['of everybody, where nobody has one', [], undefined, 'unchanged'],
  ] as const)('is taken back: %s', (_, sharedTo, to, outcome) => {
    expect(decideNodeChange(node({ sharedTo }), 'remove_share', to)).toEqual({ outcome })
  })
})

it('no change is made by somebody who may only read the device', () => {
  for (const change of NODE_CHANGES) {
    expect(decideNodeChange(node({ actions: ['list', 'read'] }), change, 'harbour')).toEqual({
      outcome: 'refused',
      code: 'FORBIDDEN',
    })
  }
})
