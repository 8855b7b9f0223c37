import { describe, expect, it } from 'vitest'
import {
  isKioskSearch,
  isSlugFixed,
  pathForSlug,
  rootTarget,
  strayTarget,
  splitPath,
  withoutKiosk,
  withSearch,
} from './routeRules.ts'

describe('the root address', () => {
  it.each([
    ['nobody’s organization', [], 'org_a', '/all/home'],
    ['the stored organization', ['org_a', 'org_b'], 'org_b', '/org_b/home'],
    ['all, when all was stored', ['org_a'], 'all', '/all/home'],
    ['all, when nothing was stored', ['org_a'], null, '/all/home'],
    ['all, when the stored one is no longer ours', ['org_a'], 'org_gone', '/all/home'],
  ])('leads from the root to %s', (_name, organizations, stored, path) => {
    expect(rootTarget(organizations, stored)).toBe(path)
  })
})

describe('an address without an organization of the user', () => {
  const pages = new Set(['/dashboards', '/plugins', '/home'])
  it.each([
    ['/dashboards', '/org_a/dashboards'],
    ['/plugins', '/org_a/plugins'],
    ['/org_far/dashboards', '/'],
    ['/nonsense', '/org_a/nonsense'],
    ['/non/sense', '/org_a/non/sense'],
  ])('redirects %s to %s', (path, target) => {
    expect(strayTarget(path, (one) => pages.has(one), 'org_a')).toBe(target)
  })
})

describe('choosing another organization', () => {
  it.each([
    ['/all/dashboards', 'org_a', '/org_a/dashboards'],
    ['/org_a', 'all', '/all/home'],
    ['/', 'org_b', '/org_b/home'],
  ])('changes %s for %s to %s', (path, slug, expected) => {
    expect(pathForSlug(path, slug)).toBe(expected)
  })

  it.each([
    [{ slug: 'all' }, 'dashboards', false],
    [{ slug: 'all', id: 'd1' }, 'dashboards/d1', true],
    [{ slug: 'all' }, 'alerts/create', true],
    [{ slug: 'all' }, 'organizations/new', true],
  ])('an address with %j at %s is fixed: %s', (params, path, isFixed) => {
    expect(isSlugFixed(params, path)).toBe(isFixed)
  })
})

it('reads the organization from a path', () => {
  expect(splitPath('/org_a/dashboards/7')).toEqual({ slug: 'org_a', rest: 'dashboards/7' })
  expect(splitPath('/')).toEqual({ slug: null, rest: '' })
})

describe('a page that fills the window', () => {
  it.each([
    ['?kiosk', true],
    ['?hours=3&kiosk=1', true],
    ['?hours=3', false],
    ['', false],
  ])('detects a wall in the query %s: %s', (search, expected) => {
    expect(isKioskSearch(search)).toBe(expected)
  })

  it.each([
    ['?kiosk', ''],
    ['?hours=3&kiosk&unit=C', '?hours=3&unit=C'],
    ['?kiosks=2', '?kiosks=2'],
  ])('reduces %s to “%s” when the wall is left', (search, expected) => {
    expect(withoutKiosk(search)).toBe(expected)
  })
})

it.each([
  ['/all/dashboards/2', '?kiosk', '/all/dashboards/2?kiosk'],
  ['/all/dashboards/2?from=1', '?kiosk&from=0', '/all/dashboards/2?from=1&kiosk'],
  ['/all/home#top', '?kiosk', '/all/home?kiosk#top'],
  ['/all/home', '', '/all/home'],
])('merges into %s from %s what it lacks: %s', (path, search, expected) => {
  expect(withSearch(path, search)).toBe(expected)
})
