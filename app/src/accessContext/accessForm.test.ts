import { expect, it } from 'vitest'
import { accessStart, settleAccess } from './accessForm.ts'

it('requests the rights of a user, or of a role in an organization', () => {
  expect(accessStart({ option: 'email', email: 'ana@example.org' })).toEqual({
    email: 'ana@example.org',
  })
  expect(accessStart({ option: 'external', external_id: 'port-01' })).toEqual({
    external_id: 'port-01',
  })
  expect(accessStart({ option: 'external', external_id: 'port-01', role: 'owner' })).toEqual({
    external_id: 'port-01',
    role: 'owner',
  })
})

it('clears the fields of the other way to act', () => {
  const before = { option: 'email', email: 'ana@example.org' } as const
  expect(settleAccess(before, { ...before, option: 'external' })).toEqual({ option: 'external' })
  const typed = { option: 'email', email: 'ben@example.org' } as const
  expect(settleAccess(before, typed)).toBe(typed)
})
