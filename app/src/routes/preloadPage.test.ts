import { describe, expect, it } from 'vitest'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { partsOfPage } from './preloadPage.ts'

function idsOf(pathname: string): string[] {
  const found = partsOfPage(BUILT_IN_PLUGINS, pathname)
  if (found === null) return []
  return [found.place.screen, ...found.widgets].map(({ manifest }) => manifest.id)
}

describe('preloading a page', () => {
  it.each(['/', '/org_city', '/org_city/', '/all/home'])(
    'preloads home and its widgets for %s',
    (path) => {
      const ids = idsOf(path)
      expect(ids[0]).toBe('airshed.home')
      expect(ids).toHaveLength(5)
    },
  )

  it('preloads only the screen of a dashboard, whose widgets are not known yet', () => {
    expect(idsOf('/org_city/dashboards/7')).toEqual(['airshed.dashboard'])
    expect(idsOf('/all/dashboards')).toEqual(['airshed.dashboards'])
  })

  it.each(['/sign-in/callback', '/all/no/such/page'])('preloads nothing for %s', (path) => {
    expect(idsOf(path)).toEqual([])
  })
})
