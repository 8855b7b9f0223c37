import { ROLE_PERMISSIONS } from '@airshed/domain'
import type { PermissionMap } from '@airshed/schemas'
import { organization, user } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  accessibilityIssues,
  clearConsole,
  drawInConsole,
  type DrawOptions,
} from '../testsupport/drawInConsole.tsx'
import type { NavigationGroup } from './navigation.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

afterEach(clearConsole)

const GROUPS: readonly NavigationGroup[] = [
  {
    group: 'main',
    items: [
      { kind: 'page', path: 'home', icon: 'home', title: { en: 'Home' }, isBeta: false, badge: 0 },
      {
        kind: 'page',
        path: 'invitations',
        icon: 'new-person',
        title: { en: 'User invitations', es: 'Invitaciones de usuarios' },
        isBeta: true,
        badge: 3,
      },
    ],
  },
  {
    group: 'admin',
    items: [
      { kind: 'link', href: 'https://air.example/fw', icon: 'wrench', title: { en: 'Firmwares' } },
      { kind: 'access-context', icon: 'switch', title: { en: 'Access context' } },
    ],
  },
]
const SETTINGS: readonly NavigationGroup[] = [
  {
    group: 'management',
    items: [
      {
        kind: 'page',
        path: 'users',
        icon: 'people',
        title: { en: 'Users' },
        isBeta: false,
        badge: 0,
      },
    ],
  },
]
const AREA = { firstPath: 'users', badge: 2, isOpen: false }
const ACTING = {
  organization_id: 'org_port',
  organization_name: 'Harbour authority',
  role: 'manager',
  email: null,
  since: 1,
} as const

function draw(changes: Partial<SidebarProps> = {}, options: DrawOptions = {}) {
  const clicked: string[] = []
  const drawn = drawInConsole(
    <Sidebar
      groups={GROUPS}
      settings={SETTINGS}
      area={AREA}
      slug="org_city"
      locale="en_US"
      isCollapsed={false}
      acting={null}
      onAccessContext={() => clicked.push('access context')}
      onToggle={() => clicked.push('toggle')}
      {...changes}
    />,
    { user: user(), answers: { 'users/access_context/support': {} }, ...options },
  )
  return { ...drawn, clicked }
}

describe('the sidebar', () => {
  it('names its links, with beta marks and pending counts', async () => {
    const { clicked } = draw()
    await expect
      .element(page.getByRole('link', { name: /^User invitations\s*beta\s*3 pending$/ }))
      .toHaveAttribute('href', '/org_city/invitations')
    await expect
      .element(page.getByRole('link', { name: 'Home' }))
      .toHaveAttribute('aria-current', 'page')
    const firmwares = page.getByRole('link', { name: /^Firmwares\s*, opens in a new tab/ })
    await expect.element(firmwares).toHaveAttribute('target', '_blank')
    await expect.element(firmwares).toHaveAttribute('rel', 'noopener noreferrer')
    await page.getByRole('button', { name: 'Access context' }).click()
    expect(clicked).toEqual(['access context'])
    expect(await accessibilityIssues()).toEqual([])
  })

  it('expands to 280 px, and collapses to 102 px with names in tooltips', async () => {
    draw()
    expect(document.querySelector('nav')?.offsetWidth).toBe(280)
    draw({ isCollapsed: true })
    expect(document.querySelector('nav')?.offsetWidth).toBe(102)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect.poll(() => document.querySelector('.bp6-tooltip')?.textContent).toBe('Home')
    expect(await accessibilityIssues()).toEqual([])
  })

  it('leads to the settings with one link, and counts what is pending', async () => {
    draw()
    const link = page.getByRole('link', { name: /^Settings\s*2 pending$/ })
    await expect.element(link).toHaveAttribute('href', '/org_city/users')
    await expect.element(link).not.toHaveAttribute('aria-current')
    expect(page.getByRole('link', { name: 'Users' }).query()).toBeNull()
    draw({ area: { ...AREA, isOpen: true } })
    await expect.element(link).toHaveAttribute('aria-current', 'true')
  })

  it('lists the settings themselves in a drawer', async () => {
    drawInConsole(
      <Sidebar
        groups={GROUPS}
        settings={SETTINGS}
        area={AREA}
        slug="org_city"
        locale="en_US"
        isCollapsed={false}
        acting={null}
        onAccessContext={() => undefined}
      />,
    )
    await expect
      .element(page.getByRole('link', { name: 'Users' }))
      .toHaveAttribute('href', '/org_city/users')
    expect(page.getByRole('link', { name: /^Settings/ }).query()).toBeNull()
  })

  it('names the role that somebody acts in, and leads back', async () => {
    const { done } = draw({ acting: ACTING })
    await expect.element(page.getByText('Acting as manager of Harbour authority')).toBeVisible()
    await page.getByRole('button', { name: 'Back to your account' }).click()
    await expect.poll(() => done).toEqual(['restart'])
  })

  it.each([
    ['org_city', 'Acting as ana@port.example, manager of City of Rivermouth'],
    ['org_port', 'Acting as ana@port.example, user of Harbour authority'],
    ['all', 'Acting as ana@port.example in 2 organizations'],
  ])('names the role in the current organization while acting: %s', async (slug, words) => {
    const roles = { org_city: ROLE_PERMISSIONS.manager, org_port: ROLE_PERMISSIONS.user }
    const permissions: PermissionMap = {}
    for (const [id, held] of Object.entries(roles)) {
      for (const name of held) permissions[name] = [...(permissions[name] ?? []), id]
    }
    draw(
      { acting: { ...ACTING, email: 'ana@port.example' }, slug },
      {
        path: `/${slug}/home`,
        slug,
        user: user({ permissions }),
        organizations: [organization(), organization('org_port', { name: 'Harbour authority' })],
      },
    )
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  })

  it.each(['light', 'dark'] as const)(
    'shows no accessibility problems while acting, %s',
    async (theme) => {
      drawInConsole(
        <Sidebar
          groups={GROUPS}
          settings={SETTINGS}
          area={AREA}
          slug="org_city"
          locale="en_US"
          isCollapsed={false}
          acting={ACTING}
          onAccessContext={() => undefined}
        />,
        { theme },
      )
      expect(await accessibilityIssues()).toEqual([])
    },
  )

  it('scrolls groups in a low window without cutting them', async () => {
    await page.viewport(1200, 300)
    draw()
    const toggle = page.getByRole('button', { name: 'Collapse sidebar' }).element()
    expect(toggle.getBoundingClientRect().bottom).toBeLessThanOrEqual(300)
    const groups = document.querySelector('.app-nav-groups')!
    expect(groups.scrollHeight).toBeGreaterThan(groups.clientHeight)
    await page.viewport(1200, 800)
  })
})
