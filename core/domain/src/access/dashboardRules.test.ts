import { describe, expect, it } from 'vitest'
import { dashboardKind, dashboardRights, isShareable, shareTargets } from './dashboardRules.ts'

const dashboard = {
  organization_id: 'org_city',
  user_id: 'ana',
  is_starred: false,
  canBeShared: true,
}
const everything = {
  canOpenMenu: true,
  canEdit: true,
  canDuplicate: true,
  canDelete: true,
  canShare: true,
  canAddWidget: true,
}

describe('a dashboard', () => {
  it.each([
    [{ user_id: 'ana', is_starred: true }, 'starred', true],
    [{ user_id: undefined, is_starred: true }, 'starred', false],
    [{ user_id: undefined, is_starred: false }, 'shared', false],
    [{ user_id: 'ana', is_starred: false }, 'personal', true],
  ])('a dashboard with %j is %s, shareable: %s', (fields, kind, shareable) => {
    expect(dashboardKind(fields)).toBe(kind)
    expect(isShareable(fields)).toBe(shareable)
  })

  it('grants every right to a user who reads and manages reports', () => {
    const permissions = { read_reports: ['org_city'], manage_reports: ['org_city'] }
    expect(dashboardRights(permissions, dashboard)).toEqual(everything)
    expect(dashboardRights(permissions, { ...dashboard, canBeShared: false })).toEqual({
      ...everything,
      canShare: false,
    })
  })

  it('lets a user who only reads reports edit but not share', () => {
    expect(dashboardRights({ read_reports: ['org_city'] }, dashboard)).toEqual({
      ...everything,
      canShare: false,
    })
  })

  it('lets a user who only manages reports share but not edit', () => {
    expect(dashboardRights({ manage_reports: ['org_city'] }, dashboard)).toMatchObject({
      canOpenMenu: true,
      canEdit: false,
      canShare: true,
    })
  })

  it('grants no right for permissions held in another organization', () => {
    const rights = dashboardRights({ read_reports: ['org_port'] }, dashboard)
    expect(Object.values(rights)).toEqual([false, false, false, false, false, false])
  })

  it('shares to other organizations where reports can be managed', () => {
    const permissions = { manage_reports: ['org_city', 'org_port'], read_reports: ['org_mine'] }
    expect(shareTargets(permissions, dashboard)).toEqual(['org_port'])
  })
})
