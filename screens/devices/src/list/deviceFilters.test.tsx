import { organization, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET } from '../testsupport/fleet.ts'
import { REPORTING_FLEET } from '../testsupport/reportingFleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

interface Wish {
  nodes?: typeof FLEET
  params?: Record<string, unknown>
  slug?: string
  locale?: 'en_US' | 'es_ES'
}
const open = async ({
  nodes = REPORTING_FLEET,
  params = {},
  slug,
  locale = 'en_US',
}: Wish = {}) => {
  drawn = await renderScreen(plugin, {
    params,
    locale,
    widthPx: 1800,
    server: {
      nodes,
      organizations: [organization(), organization('org_harbour', { name: 'Harbour' })],
      ...(slug === undefined ? {} : { slug }),
    },
  })
  await expect.poll(() => names().length).toBeGreaterThan(0)
  return drawn
}
const names = () =>
  [...document.querySelectorAll('[data-row-key]')].map((row) => row.getAttribute('aria-label'))
const filter = (name: string) =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`^${name}`) })
const tick = async (name: string) => {
  const box = page.getByRole('checkbox', { name, exact: true })
  await expect.element(box).toBeInTheDocument()
  ;(box.element() as HTMLInputElement).click()
}
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name })

describe('the filters of the list of devices', () => {
  it.each([
    ['Model', 'Thiamis-X', 'type', ['Town Hall roof']],
    ['Tags', 'quay', 'tag', ['Quay Street', 'Ferry terminal']],
    ['Battery', 'Low', 'battery', ['Town Hall roof']],
    ['Battery', 'Unknown', 'battery', ['Old brewery site', 'Summer beach']],
    ['Firmware', '3.1.21', 'firmware', ['Town Hall roof', 'Ferry terminal']],
  ])('narrow it by %s %s, and keep that in the address', async (name, value, param, expected) => {
    const screen = await open()
    await userEvent.click(filter(name))
    await tick(value)
    await expect.poll(names).toEqual(expected)
    expect(screen.params()[param]).toHaveLength(1)
    await expect.element(filter(`${name}: ${value}`)).toBeVisible()
  })

  it('find by part of a tag in the search', async () => {
    await open({ params: { search: 'scho' } })
    await expect.poll(names).toEqual(['Town Hall roof', 'Old brewery site'])
  })

  it('are only those that the devices differ in', async () => {
    await open({ nodes: FLEET })
    await expect.element(filter('Status')).toBeVisible()
    for (const name of ['Model', 'Tags', 'Battery', 'Firmware']) {
      expect(filter(name).query()).toBeNull()
    }
  })

  it('stay while they are set, though no device has such a value', async () => {
    drawn = await renderScreen(plugin, {
      params: { tag: ['gone'] },
      widthPx: 1800,
      server: { nodes: FLEET },
    })
    await expect.element(filter('Tags: gone')).toBeVisible()
    await userEvent.click(filter('Tags: gone'))
    await tick('gone')
    await expect.poll(() => names().length).toBe(FLEET.length)
  })

  it('offer the organizations where devices of several are listed, and nowhere else', async () => {
    const screen = await open({ slug: 'all' })
    await userEvent.click(filter('Organization'))
    const harbour = page.getByRole('radio', { name: 'Harbour' })
    await expect.element(harbour).toBeInTheDocument()
    ;(harbour.element() as HTMLInputElement).click()
    await expect.poll(() => screen.params()['organization_id']).toBe('org_harbour')
    screen.unmount()
    await open({ params: { organization_id: 'org_harbour' } })
    await expect.element(filter('Status')).toBeVisible()
    expect(filter('Organization').query()).toBeNull()
    expect(page.getByRole('button', { name: 'Clear filters' }).query()).toBeNull()
  })
})

describe('what devices report of themselves', () => {
  it('has columns: the charge, the signal and the firmware, and their tags', async () => {
    await open()
    for (const words of ['64%', '-71 dBm', '3.2.1', 'quay', 'street']) {
      await expect.element(row('Quay Street').getByText(words, { exact: true })).toBeVisible()
    }
    await expect
      .element(row('Quay Street').getByRole('img', { name: '4 of 5 bars' }))
      .toBeInTheDocument()
    expect(row('Lighthouse').element().textContent).toContain('97%, charging')
  })

  it('says of a low battery that it is, and of an old fact how old it is', async () => {
    await open()
    const factOf = (name: string) =>
      row(name).element().querySelector<HTMLElement>('.devices-list-fact')
    expect(factOf('Town Hall roof')?.dataset).toMatchObject({ alarming: 'true', old: 'false' })
    expect(factOf('Quay Street')?.dataset).toMatchObject({ alarming: 'false', old: 'false' })
    const old = factOf('Ferry terminal')
    expect(old?.dataset['old']).toBe('true')
    expect(old?.textContent).toBe('38%5 h ago')
    expect(old?.querySelector('svg')).toBeNull()
    expect(old?.scrollWidth).toBeLessThanOrEqual((old?.parentElement?.clientWidth ?? 0) + 1)
  })

  it('has no columns where no device has reported anything', async () => {
    await open({ nodes: FLEET })
    for (const name of ['Battery', 'Signal', 'Firmware', 'Tags']) {
      await expect.element(head(name)).not.toBeInTheDocument()
    }
  })
})
