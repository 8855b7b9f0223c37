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
  ])(
    'filters devices by %s %s, and keeps that in the address',
    async (name, value, param, expected) => {
      const screen = await open()
      await userEvent.click(filter(name))
      await tick(value)
      await expect.poll(names).toEqual(expected)
      expect(screen.params()[param]).toHaveLength(1)
      await expect.element(filter(`${name}: ${value}`)).toBeVisible()
    },
  )

  it('finds devices by part of a tag', async () => {
    await open({ params: { search: 'scho' } })
    await expect.poll(names).toEqual(['Town Hall roof', 'Old brewery site'])
  })

  it('offers only filters in which the devices differ', async () => {
    await open({ nodes: FLEET })
    await expect.element(filter('Status')).toBeVisible()
    for (const name of ['Model', 'Tags', 'Battery', 'Firmware']) {
      expect(filter(name).query()).toBeNull()
    }
  })

  it('keeps an active filter that no device matches', async () => {
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

  it('offers organizations as a filter only in a list of several organizations', async () => {
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

describe('what devices report about themselves', () => {
  it('shows columns for charge, signal, firmware and tags', async () => {
    await open()
    for (const words of ['64%', '-71 dBm', '3.2.1', 'quay', 'street']) {
      await expect.element(row('Quay Street').getByText(words, { exact: true })).toBeVisible()
    }
    await expect
      .element(row('Quay Street').getByRole('img', { name: '4 of 5 bars' }))
      .toBeInTheDocument()
    expect(row('Lighthouse').element().textContent).toContain('97%, charging')
  })

  it('marks a low battery, and shows the age of an old fact', async () => {
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

  it('hides columns that no device reports', async () => {
    await open({ nodes: FLEET })
    for (const name of ['Battery', 'Signal', 'Firmware', 'Tags']) {
      await expect.element(head(name)).not.toBeInTheDocument()
    }
  })
})
