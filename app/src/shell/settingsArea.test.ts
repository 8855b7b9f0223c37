import { describe, expect, it } from 'vitest'
import type { NavigationGroup, NavigationItem } from './navigation.ts'
import { settingsAreaOf } from './settingsArea.ts'

const item = (path: string, badge = 0): NavigationItem => ({
  kind: 'page',
  path,
  icon: 'wrench',
  title: { en: path, es: path },
  isBeta: false,
  badge,
})
const GROUPS: readonly NavigationGroup[] = [
  { group: 'management', items: [item('users'), item('invitations', 3), item('profiles')] },
  { group: 'general', items: [item('api')] },
]

describe('the settings', () => {
  it('opens the settings with their first page, and counts what is pending', () => {
    expect(settingsAreaOf(GROUPS, '/org_city/home')).toEqual({
      firstPath: 'users',
      badge: 3,
      isOpen: false,
    })
  })

  it.each([
    ['/org_city/users', true],
    ['/org_city/users/u7', true],
    ['/org_city/api/examples', true],
    ['/org_city/profile', false],
    ['/org_city/devices/users', false],
    ['/users', false],
  ])('opens the settings for the address %s: %s', (pathname, isOpen) => {
    expect(settingsAreaOf(GROUPS, pathname)?.isOpen).toBe(isOpen)
  })

  it('hides the settings from those who may open none of their pages', () => {
    expect(settingsAreaOf([], '/org_city/home')).toBeNull()
  })
})
