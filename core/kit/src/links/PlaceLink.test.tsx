import type { NavigationTarget, WidgetActions } from '@airshed/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, createPage } from '../testsupport/renderPage.tsx'
import { PlaceLink } from './PlaceLink.tsx'

afterEach(clearPage)

const target: NavigationTarget = { to: 'alert-monitor', alertId: 'a1' }
const link = () => page.getByRole('link', { name: 'Harbour' })

/** Clicks; true where the page kept the click from the browser. */
function click(init: MouseEventInit = {}): boolean {
  let isKept = false
  const look = (event: Event): void => {
    isKept = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  link()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  window.removeEventListener('click', look)
  return isKept
}

describe('a link of a screen', () => {
  it.each([
    ['a place', target, '/org_city/alerts/a1/monitor'],
    ['a path', 'dashboards', '/org_city/dashboards'],
  ])('a link to %s has its address and opens it by a plain click', (_, to, path) => {
    const { draw, visited } = createPage()
    draw(<PlaceLink to={to}>Harbour</PlaceLink>)
    expect(link().element().getAttribute('href')).toBe(path)
    expect(click()).toBe(true)
    expect(visited).toEqual([path])
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %o to the browser',
    (keys) => {
      const { draw, visited } = createPage()
      draw(<PlaceLink to={target}>Harbour</PlaceLink>)
      expect(click(keys)).toBe(false)
      expect(visited).toEqual([])
    },
  )
})

describe('a link of a widget', () => {
  const drawWith = (actions: Pick<WidgetActions, 'href' | 'navigate'>) => {
    const { draw, visited } = createPage()
    draw(
      <PlaceLink to={target} actions={actions} className="name" title="Open it">
        Harbour
      </PlaceLink>,
    )
    return visited
  }

  it('leads by the navigation that the widget was given', () => {
    const led: NavigationTarget[] = []
    const visited = drawWith({ href: ({ to }) => `/x/${to}`, navigate: (to) => led.push(to) })
    expect(link().element().getAttribute('href')).toBe('/x/alert-monitor')
    expect(link().element().getAttribute('title')).toBe('Open it')
    expect(click()).toBe(true)
    expect(led).toEqual([target])
    expect(visited).toEqual([])
  })

  it('shows plain text where the widget may not navigate', async () => {
    drawWith({})
    await expect.element(page.getByText('Harbour')).toHaveClass('name')
    expect(link().query()).toBeNull()
  })
})
