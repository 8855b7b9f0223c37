import { describe, expect, it } from 'vitest'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { partsOfPage } from './preloadPage.ts'

function idsOf(pathname: string): string[] {
  const found = partsOfPage(BUILT_IN_PLUGINS, pathname)
  if (found === null) return []
  return [found.place.screen, ...found.widgets].map(({ manifest }) => manifest.id)
}

describe('what is fetched ahead for a page', () => {
  it.each(['/', '/org_city', '/org_city/', '/all/home'])(
    'of %s is home with its widgets',
    (path) => {
      const ids = idsOf(path)
      expect(ids[0]).toBe('airshed.home')
      expect(ids).toHaveLength(5)
    },
  )

  it('of a dashboard is its screen: its widgets are not known yet', () => {
    expect(idsOf('/org_city/dashboards/7')).toEqual(['airshed.dashboard'])
    expect(idsOf('/all/dashboards')).toEqual(['airshed.dashboards'])
  })

  it.each(['/sign-in/callback', '/all/no/such/page'])('of %s is nothing', (path) => {
    expect(idsOf(path)).toEqual([])
  })
})
