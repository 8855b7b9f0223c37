import { describe, expect, it } from 'vitest'
import { linkTarget, pictureSource } from './addresses.ts'

describe('links in a text', () => {
  it.each([
    ['https://www.who.int/air', 'https://www.who.int/air', true],
    ['http://station.example/a?b=1#c', 'http://station.example/a?b=1#c', true],
    ['HTTPS://WHO.INT', 'https://who.int/', true],
    ['//evil.example/x', 'https://evil.example/x', true],
    ['/\\evil.example', 'https://evil.example/', true],
    ['mailto:air@city.example', 'mailto:air@city.example', false],
    ['/org_city/dashboards/d1?from=1#top', '/org_city/dashboards/d1?from=1#top', false],
    ['/a/../b', '/b', false],
  ])('links to %s unchanged in meaning', (url, href, isOutside) => {
    expect(linkTarget(url)).toEqual({ href, isOutside })
  })

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' \u0001javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['blob:https://city.example/1'],
    ['file:///etc/passwd'],
    ['tel:112'],
    ['dashboards'],
    ['../x'],
    ['#top'],
    ['?a=1'],
    [''],
    ['https://'],
  ])('refuses the link %j', (url) => {
    expect(linkTarget(url)).toBeNull()
  })
})

describe('pictures in a text', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'])(
    'shows an embedded picture of type %s',
    (kind) => {
      const url = `data:image/${kind};base64,R0lGODlhAQABAAAAACw=`
      expect(pictureSource(url)).toBe(url)
    },
  )

  it.each([
    ['https://city.example/map.png'],
    ['/logo.png'],
    ['data:image/svg+xml;base64,PHN2Zz4='],
    ['data:image/svg+xml,<svg onload="alert(1)">'],
    ['data:image/png,plain'],
    ['data:text/html;base64,PHA+'],
    ['javascript:alert(1)'],
    ['data:image/png;base64,AA" onerror="alert(1)'],
  ])('refuses the picture %s', (url) => {
    expect(pictureSource(url)).toBeNull()
  })
})
