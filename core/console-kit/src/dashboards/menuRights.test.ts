import { expect, it } from 'vitest'
import { menuRights } from './menuRights.ts'

const dashboard = {
  organization_id: 'city',
  user_id: 'ana',
  is_starred: false,
  canBeShared: true,
  is_provisioned: false,
}
const all = { read_reports: ['city'], manage_reports: ['city'] }

it('offers everything to a user who manages reports', () => {
  expect(Object.values(menuRights(all, dashboard))).toEqual(Array(6).fill(true))
})

it('offers no sharing to a reader', () => {
  expect(menuRights({ read_reports: ['city'] }, dashboard)).toMatchObject({
    canEdit: true,
    canDelete: true,
    canShare: false,
  })
})

it('leaves a dashboard of the server’s files as it is', () => {
  expect(menuRights(all, { ...dashboard, is_provisioned: true })).toEqual({
    canOpenMenu: true,
    canEdit: false,
    canDuplicate: true,
    canDelete: false,
    canShare: false,
    canAddWidget: false,
  })
})

it('allows no change of a dashboard where the organization is locked', () => {
  expect(menuRights(all, dashboard, true)).toEqual({
    canOpenMenu: true,
    canEdit: false,
    canDuplicate: false,
    canDelete: false,
    canShare: false,
    canAddWidget: false,
  })
})

it('opens for no user of another organization', () => {
  expect(menuRights({ read_reports: ['harbour'] }, dashboard).canOpenMenu).toBe(false)
})
