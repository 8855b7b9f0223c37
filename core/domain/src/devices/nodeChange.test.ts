import { NODE_CHANGES, type NodeAction, type NodeStatus } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { decideNodeChange, type ChangeableNode } from './nodeChange.ts'

const RIGHTS: readonly NodeAction[] = [
  'read',
  'status_update',
  'share',
  'lease',
  'transfer',
  'delete',
]
/** What an administrator of the owner may do beside that. */
const PAYING: readonly NodeAction[] = [...RIGHTS, 'payment_update']
/** What the owner of a device may do while it is leased. */
const RIGHTS_LEFT: readonly NodeAction[] = ['list', 'lease', 'transfer', 'delete']
const node = (changes: Partial<ChangeableNode> = {}): ChangeableNode => ({
  status: 'activated',
  organizationId: 'city',
  paymentOrganizationId: null,
  sharedTo: [],
  leasedTo: null,
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
    ['wake', 'hibernated', 'changed'],
    ['wake', 'activated', 'unchanged'],
    ['wake', 'deactivated', 'unchanged'],
    ['wake', 'inventory', 'unchanged'],
  ] as const)('decides on %s of a device that is %s: %s', (change, status: NodeStatus, outcome) => {
    expect(decideNodeChange(node({ status }), change)).toEqual({ outcome })
  })

  it.each([
    ['hibernate', 'activated', { outcome: 'changed' }],
    ['hibernate', 'hibernated', { outcome: 'unchanged' }],
    ['hibernate', 'deactivated', { outcome: 'refused', code: 'NOT_ACTIVATED' }],
    ['hibernate', 'inventory', { outcome: 'refused', code: 'NOT_ACTIVATED' }],
    ['deactivate', 'inventory', { outcome: 'changed' }],
    ['wake', 'hibernated', { outcome: 'changed' }],
  ] as const)(
    'decides on %s of many devices, one of which is %s: %j',
    (change, status, decision) => {
      expect(decideNodeChange(node({ status }), change, undefined, true)).toEqual(decision)
    },
  )
})

describe('a share of a device', () => {
  const three = ['harbour', 'port', 'rail']
  it.each([
    ['that nobody shares yet', [], 'harbour', { outcome: 'changed' }],
    ['that two others share', ['port', 'rail'], 'harbour', { outcome: 'changed' }],
    ['that three others share', three, 'school', { outcome: 'refused', code: 'SHARE_LIMIT' }],
    ['that it has already', three, 'harbour', { outcome: 'unchanged' }],
    ['with its owner', [], 'city', { outcome: 'refused', code: 'SHARE_WITH_OWNER' }],
  ] as const)('decides on sharing a device %s', (_, sharedTo, to, decision) => {
    expect(decideNodeChange(node({ sharedTo }), 'share', to)).toEqual(decision)
  })

  it.each([
    ['from an organization that has it', three, 'port', 'changed'],
    ['from an organization that does not', three, 'school', 'unchanged'],
    ['from everybody', three, undefined, 'changed'],
    ['from everybody, where nobody has one', [], undefined, 'unchanged'],
  ] as const)('takes back a share: %s', (_, sharedTo, to, outcome) => {
    expect(decideNodeChange(node({ sharedTo }), 'remove_share', to)).toEqual({ outcome })
  })
})

describe('a lease of a device', () => {
  it.each([
    ['that nobody leases', {}, 'harbour', { outcome: 'changed' }],
    ['that it has already', { leasedTo: 'harbour' }, 'harbour', { outcome: 'unchanged' }],
    [
      'that another organization leases',
      { leasedTo: 'port' },
      'harbour',
      { outcome: 'refused', code: 'LEASED' },
    ],
    [
      'that is shared',
      { sharedTo: ['port'] },
      'harbour',
      { outcome: 'refused', code: 'LEASE_SHARED' },
    ],
    ['to its owner', {}, 'city', { outcome: 'refused', code: 'LEASE_WITH_OWNER' }],
  ] as const)('decides on leasing a device %s', (_, changes, to, decision) => {
    expect(decideNodeChange(node(changes), 'lease', to)).toEqual(decision)
  })

  it.each([
    ['of a leased device', 'harbour', 'changed'],
    ['of a device that is not leased', null, 'unchanged'],
  ] as const)('takes back a lease: %s', (_, leasedTo, outcome) => {
    expect(decideNodeChange(node({ leasedTo }), 'remove_lease')).toEqual({ outcome })
  })

  it.each([
    ['activate', { outcome: 'refused', code: 'LEASED' }],
    ['deactivate', { outcome: 'refused', code: 'LEASED' }],
    ['hibernate', { outcome: 'refused', code: 'LEASED' }],
    ['wake', { outcome: 'refused', code: 'LEASED' }],
    ['share', { outcome: 'refused', code: 'LEASED' }],
    ['remove_share', { outcome: 'refused', code: 'LEASED' }],
    ['lease', { outcome: 'refused', code: 'LEASED' }],
    ['remove_lease', { outcome: 'changed' }],
    ['transfer', { outcome: 'changed' }],
    ['reset', { outcome: 'changed' }],
    ['delete', { outcome: 'changed' }],
  ] as const)('decides for the owner of a leased device on %s: %j', (change, decision) => {
    const leased = node({ leasedTo: 'port', actions: RIGHTS_LEFT })
    expect(decideNodeChange(leased, change, 'harbour')).toEqual(decision)
  })

  it.each([
    ['deactivate', { outcome: 'changed' }],
    ['share', { outcome: 'refused', code: 'FORBIDDEN' }],
    ['lease', { outcome: 'refused', code: 'FORBIDDEN' }],
    ['remove_lease', { outcome: 'refused', code: 'FORBIDDEN' }],
    ['transfer', { outcome: 'refused', code: 'FORBIDDEN' }],
    ['reset', { outcome: 'refused', code: 'FORBIDDEN' }],
    ['delete', { outcome: 'refused', code: 'FORBIDDEN' }],
  ] as const)('decides for the holder of a leased device on %s: %j', (change, decision) => {
    const leased = node({ leasedTo: 'port', actions: ['list', 'read', 'status_update'] })
    expect(decideNodeChange(leased, change, 'harbour')).toEqual(decision)
  })
})

it('a device moves to another organization, not to its owner again', () => {
  expect(decideNodeChange(node(), 'transfer', 'harbour')).toEqual({ outcome: 'changed' })
  expect(decideNodeChange(node(), 'transfer', 'city')).toEqual({
    outcome: 'refused',
    code: 'TRANSFER_TO_OWNER',
  })
})

describe('the organization that pays for a device', () => {
  it.each([
    ['another organization in place of its owner', null, 'harbour', 'changed'],
    ['its owner, who does already', null, 'city', 'unchanged'],
    ['its owner again', 'harbour', 'city', 'changed'],
    ['the one that does already', 'harbour', 'harbour', 'unchanged'],
  ] as const)('changes the payer to: %s', (_, paymentOrganizationId, to, outcome) => {
    const paid = node({ paymentOrganizationId, actions: PAYING })
    expect(decideNodeChange(paid, 'payment_update', to)).toEqual({ outcome })
  })

  it('lets only administrators of the owner change the payer, leased or not', () => {
    const leased = node({ leasedTo: 'port' })
    expect(decideNodeChange(leased, 'payment_update', 'harbour')).toEqual({
      outcome: 'refused',
      code: 'FORBIDDEN',
    })
    const administered = { ...leased, actions: PAYING }
    expect(decideNodeChange(administered, 'payment_update', 'harbour')).toEqual({
      outcome: 'changed',
    })
  })
})

it.each(['reset', 'delete'] as const)('allows %s of a device in any status', (change) => {
  for (const status of ['activated', 'deactivated', 'inventory'] as const) {
    expect(decideNodeChange(node({ status }), change)).toEqual({ outcome: 'changed' })
  }
})

it('refuses every change by a user who may only read the device', () => {
  for (const change of NODE_CHANGES) {
    expect(decideNodeChange(node({ actions: ['list', 'read'] }), change, 'harbour')).toEqual({
      outcome: 'refused',
      code: 'FORBIDDEN',
    })
  }
})
