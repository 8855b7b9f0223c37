import {
  dashboard,
  pluginInDevelopment,
  renderScreen,
  savedWidget,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => drawn?.unmount())

async function openPanel(gauge = pluginInDevelopment()) {
  await page.viewport(1280, 900)
  const widgets = [savedWidget('TextWidget', { markdown: 'On duty: Olga' })]
  drawn = await renderScreen(plugin, {
    params: { id: 'dash_air' },
    plugins: [gauge],
    server: { dashboards: [dashboard({ configuration: { widgets } })] },
    widthPx: 1256,
  })
  await page.getByRole('button', { name: 'Add widget' }).click()
  return page.getByRole('button', { name: /^Gauge/ })
}

describe('the panel of widgets', () => {
  it('marks a plugin in development', async () => {
    const gauge = await openPanel()
    await expect.element(gauge.getByText('In development')).toBeVisible()
  })

  it('does not mark one that was installed', async () => {
    const gauge = await openPanel(pluginInDevelopment({ isDevelopment: false }))
    await expect.element(gauge).toBeVisible()
    expect(gauge.getByText('In development').query()).toBeNull()
  })
})
