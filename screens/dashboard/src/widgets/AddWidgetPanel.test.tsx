import {
  dashboard,
  pluginInDevelopment,
  renderScreen,
  savedWidget,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => drawn?.unmount())

const built = (type: string, title: string, more = {}) => {
  const { source: _installed, ...made } = pluginInDevelopment()
  const named = { id: `airshed.${type.toLowerCase()}`, type, title: { en: title } }
  return {
    ...made,
    manifest: { ...made.manifest, ...named, createTitle: { en: `Add ${title}` }, ...more },
    loadValidator: () => Promise.resolve({ default: () => true }),
    load: () => Promise.resolve({ default: () => null }),
  }
}
const built20 = Array.from({ length: 20 }, (_, index) =>
  built(`Dial${index}Widget`, `Dial ${index}`),
)
const thumbnails = {
  MapWidget: () => <circle data-testid="map" r="9" />,
  AcmeGaugeWidget: () => <circle r="9" />,
}

async function openPanel(
  gauge = pluginInDevelopment(),
  options: { locale?: 'es_ES'; widthPx?: number } = {},
) {
  const { widthPx = 1256, ...more } = options
  await page.viewport(widthPx + 24, 900)
  const widgets = [savedWidget('TextWidget', { markdown: 'On duty: Olga' })]
  const maps = [
    built('MapWidget', 'Map', { category: 'fleet' }),
    built('ClockWidget', 'Wall clock', { category: 'content', isCommon: true }),
  ]
  drawn = await renderScreen(plugin, {
    params: { id: 'dash_air' },
    plugins: [gauge, ...maps, ...built20],
    thumbnails,
    server: { dashboards: [dashboard({ configuration: { widgets } })] },
    widthPx,
    ...more,
  })
  await page.getByRole('button', { name: /Add widget|Añadir widget/ }).click()
  return page.getByRole('button', { name: /^Gauge/ })
}
const panel = page.getByRole('complementary')
const search = page.getByRole('searchbox')

describe('the panel of widgets', () => {
  it('marks a plugin in development', async () => {
    const gauge = await openPanel()
    await expect.element(gauge.getByText('In development')).toBeVisible()
  })

  it('leaves an installed plugin unmarked', async () => {
    const gauge = await openPanel(pluginInDevelopment({ isDevelopment: false }))
    await expect.element(gauge).toBeVisible()
    expect(gauge.getByText('In development').query()).toBeNull()
  })

  it('groups widgets by the category of the manifest, common ones first', async () => {
    await openPanel()
    const headings = panel.getByRole('heading', { level: 3 })
    await expect
      .poll(() => headings.elements().map(({ textContent }) => textContent))
      .toEqual(['Common', 'Measurements', 'Devices'])
    const common = panel.getByRole('group', { name: 'Common' })
    await expect.element(common.getByRole('button', { name: /^Wall clock/ })).toBeVisible()
  })

  it('draws a thumbnail if there is one, else the icon of the manifest', async () => {
    const gauge = await openPanel()
    const map = panel.getByRole('button', { name: /^Map/ })
    await expect.poll(() => map.element().querySelector('[data-testid="map"]')).not.toBeNull()
    expect(gauge.element().querySelector('svg')?.getAttribute('data-icon')).not.toBeNull()
  })

  it('draws no thumbnail of a built-in type for an installed plugin', async () => {
    const gauge = await openPanel()
    const map = panel.getByRole('button', { name: /^Map/ })
    await expect.poll(() => map.element().querySelector('circle')).not.toBeNull()
    expect(gauge.element().querySelector('circle')).toBeNull()
  })

  it('focuses the search, which filters while typing and announces the number of results', async () => {
    await openPanel()
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('dial 1')
    await expect.element(panel.getByRole('status')).toHaveTextContent('11 widgets found')
    expect(panel.getByRole('button', { name: /^Map/ }).query()).toBeNull()
  })

  it('says that nothing was found, and returns to all widgets', async () => {
    await openPanel()
    await userEvent.keyboard('radar')
    await expect.element(panel.getByText('No widget matches “radar”')).toBeVisible()
    await panel.getByRole('button', { name: 'Clear the search' }).click()
    await expect.element(panel.getByRole('button', { name: /^Map/ })).toBeVisible()
    await expect.element(search).toHaveFocus()
  })

  it('moves through results by arrow keys; Escape first clears the search, then closes the panel', async () => {
    await openPanel()
    await userEvent.keyboard('dial 1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(panel.getByRole('button', { name: /^Dial 10/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(search).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => panel.query()).toBeNull()
  })

  it('opens the first result with Enter', async () => {
    await openPanel()
    await userEvent.keyboard('dial 17{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Add Dial 17' })).toBeVisible()
  })

  it.each([1256, 366])(
    'keeps the head of the panel in place while the list scrolls (%i px)',
    async (widthPx) => {
      await openPanel(undefined, { widthPx })
      const head = () => search.element().getBoundingClientRect().top
      const before = head()
      const last = panel.getByRole('button', { name: /^Map/ }).element()
      last.scrollIntoView({ block: 'nearest' })
      await expect.element(panel.getByRole('button', { name: /^Map/ })).toBeInViewport()
      expect(head()).toBe(before)
      expect(panel.element().scrollWidth).toBeLessThanOrEqual(panel.element().clientWidth)
    },
  )

  it('shows the panel of widgets in Spanish', async () => {
    await openPanel(undefined, { locale: 'es_ES' })
    await expect.element(panel.getByRole('heading', { name: 'Mediciones' })).toBeVisible()
    await expect.element(search).toHaveAttribute('placeholder', 'Buscar widgets')
    await userEvent.keyboard('radar')
    await expect.element(panel.getByText('Ningún widget coincide con «radar»')).toBeVisible()
  })
})
