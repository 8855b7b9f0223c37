import { describe, expect, it } from 'vitest'
import { isSlugFixed, pageTitle, pathForSlug, rootTarget, splitPath } from './routeRules.ts'

describe('the root', () => {
  it.each([
    ['nobody’s organization', [], 'org_a', '/all/home'],
    ['the stored organization', ['org_a', 'org_b'], 'org_b', '/org_b/home'],
    ['all, when all was stored', ['org_a'], 'all', '/all/home'],
    ['all, when nothing was stored', ['org_a'], null, '/all/home'],
    ['all, when the stored one is no longer ours', ['org_a'], 'org_gone', '/all/home'],
  ])('leads to %s', (_name, organizations, stored, path) => {
    expect(rootTarget(organizations, stored)).toBe(path)
  })
})

describe('choosing another organization', () => {
  it.each([
    ['/all/dashboards', 'org_a', '/org_a/dashboards'],
    ['/org_a', 'all', '/all/home'],
    ['/', 'org_b', '/org_b/home'],
  ])('turns %s for %s into %s', (path, slug, expected) => {
    expect(pathForSlug(path, slug)).toBe(expected)
  })

  it.each([
    [{ slug: 'all' }, 'dashboards', false],
    [{ slug: 'all', id: 'd1' }, 'dashboards/d1', true],
    [{ slug: 'all' }, 'alerts/create', true],
    [{ slug: 'all' }, 'organizations/new', true],
  ])('%j at %s is fixed: %s', (params, path, isFixed) => {
    expect(isSlugFixed(params, path)).toBe(isFixed)
  })
})

it('reads the slug off a path', () => {
  expect(splitPath('/org_a/dashboards/7')).toEqual({ slug: 'org_a', rest: 'dashboards/7' })
  expect(splitPath('/')).toEqual({ slug: null, rest: '' })
})

it('names the console in the title', () => {
  expect(pageTitle('Home')).toBe('Home | Airshed Console')
})
