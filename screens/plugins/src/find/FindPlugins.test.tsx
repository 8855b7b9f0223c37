import { axeProblems, pluginOffer } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OFFERS } from '../testsupport/examples.fixture.ts'
import { closePlugins, openFind } from '../testsupport/openPlugins.tsx'

beforeEach(() => page.viewport(1280, 900))
afterEach(closePlugins)

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const within = (title: string, words: string) => card(title).getByText(words, { exact: false })
const seriousProblems = () => axeProblems(document.body)

describe('finding plugins', () => {
  it('shows author, licence, homepage and what is installed already', async () => {
    await openFind(OFFERS)
    await expect.element(within('Gauge', 'Widget · Acme Air · MIT')).toBeVisible()
    await expect.element(within('Gauge', 'By Acme Air')).toBeVisible()
    await expect
      .element(card('Gauge').getByRole('link', { name: 'Homepage opens in a new tab' }))
      .toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(within('Pump settings', 'Installed')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Update to 1.2.0: Odour diary' }))
      .toBeVisible()
    expect(await seriousProblems()).toEqual([])
  })

  it('says why a plugin cannot be installed here, and offers no button', async () => {
    await openFind(OFFERS)
    await expect.element(within('Hologram', 'Not for this server')).toBeVisible()
    await expect
      .element(within('Hologram', 'The operator of this server does not allow'))
      .toBeVisible()
    await expect.element(card('Hologram').getByRole('button')).not.toBeInTheDocument()
  })

  it('says which catalogue cannot be read, why, and how old its offers are', async () => {
    await openFind(OFFERS)
    const trouble = 'It cannot be read now: There is no connection (ENOTFOUND)'
    await expect.element(page.getByText(trouble, { exact: false })).toBeVisible()
    await expect.element(page.getByText('Last read', { exact: false })).toBeVisible()
  })

  it('searches by words and kind, and clears the search', async () => {
    await openFind(OFFERS)
    await page.getByRole('searchbox').fill('odour')
    await expect.element(page.getByText('1 plugin found')).toBeVisible()
    await expect.element(card('Gauge')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('widget')
    await expect.element(page.getByText('No plugin matches')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search', exact: true }).last().click()
    await expect.element(card('Gauge')).toBeVisible()
  })

  it('fetches a plugin through the server, and leads to the decision about it', async () => {
    const { visited } = await openFind(OFFERS)
    await page.getByRole('button', { name: 'Install Gauge 1.2.0…' }).click()
    await expect.poll(() => visited.at(-1)).toBe('/org_city/plugins?plugin=acme.gauge')
  })

  it('enlarges pictures by mouse and arrow keys, and returns the focus', async () => {
    await openFind(OFFERS)
    const open = page.getByRole('button', { name: 'Enlarge the 2 pictures of Gauge' })
    await open.click()
    const gallery = page.getByRole('dialog', { name: 'Gauge', exact: true })
    await expect
      .element(gallery.getByRole('img', { name: 'The gauge on a calm day' }))
      .toBeVisible()
    expect(await seriousProblems()).toEqual([])
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .element(gallery.getByRole('img', { name: 'The gauge above its limit' }))
      .toBeVisible()
    await expect.element(gallery.getByText('Picture 2 of 2')).toBeVisible()
    await gallery.getByRole('button', { name: 'Previous' }).click()
    await expect
      .element(gallery.getByRole('img', { name: 'The gauge on a calm day' }))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(gallery).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })

  it('shows what a version changes before it is fetched', async () => {
    await openFind(OFFERS)
    await card('Gauge').getByText('What changes with 1.2.0').click()
    await expect.element(within('Gauge', 'The scale can be read in the dark')).toBeVisible()
  })

  it.each([
    ['available', 'Waiting for approval'],
    ['disabled', 'Disabled'],
  ] as const)('leads to an installed plugin that is %s', async (installed_state, words) => {
    const here = pluginOffer({ installed_version: '1.2.0', installed_state })
    await openFind({ ...OFFERS, pluginOffers: [here] })
    await expect.element(within('Gauge', words)).toBeVisible()
    await expect
      .element(card('Gauge').getByRole('link', { name: 'Gauge is already here: review it' }))
      .toHaveAttribute('href', expect.stringContaining('plugins?plugin=acme.gauge'))
  })

  it('says why a plugin was refused, and stays on the page', async () => {
    const refused = { path: 'plugin.js', expected: 'no eval', got: 'eval' }
    const { visited } = await openFind({ ...OFFERS, pluginIssues: [refused] })
    await page.getByRole('button', { name: 'Install Gauge 1.2.0…' }).click()
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText('Gauge 1.2.0 was refused', { exact: false })).toBeVisible()
    await expect
      .element(alert.getByText('expected no eval, got eval', { exact: false }))
      .toBeVisible()
    expect(visited).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Install Gauge 1.2.0…' })).toBeEnabled()
  })

  it('pages through many plugins', async () => {
    const pluginOffers = Array.from({ length: 30 }, (_, at) =>
      pluginOffer({
        id: `acme.plugin-${at}`,
        title: { en: `Plugin ${at}`, es: `Complemento ${at}` },
      }),
    )
    await openFind({ ...OFFERS, pluginOffers })
    await expect.element(page.getByText('Page 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect.element(card('Plugin 29')).toBeVisible()
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
  })

  it('says which setting adds a catalogue when none is read', async () => {
    await openFind({})
    await expect.element(page.getByText('AIRSHED_PLUGIN_CATALOGUES')).toBeVisible()
    expect(await seriousProblems()).toEqual([])
  })
})
