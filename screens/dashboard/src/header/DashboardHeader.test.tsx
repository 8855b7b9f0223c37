import { dashboard, renderScreen, savedWidget, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => drawn?.unmount())

const LONG = 'Air quality along the northern ring road and around the harbour, all stations'
const widgets = [savedWidget('TextWidget', { markdown: 'On duty: Olga' })]

async function open(widthPx: number, params: Record<string, unknown> = {}, name = LONG) {
  await page.viewport(widthPx, 800)
  drawn = await renderScreen(plugin, {
    params: { id: 'dash_air', ...params },
    server: {
      dashboards: [
        dashboard({ name, configuration: { widgets } }),
        dashboard({ id: 'dash_other', name: 'The other one' }),
      ],
    },
    widthPx: widthPx - 24,
  })
  const header = drawn.container.querySelector<HTMLElement>('.air-page-header')
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  return header!
}

describe('the header of a dashboard', () => {
  it.each([
    ['live', {}],
    ['in the past', { from: '2026-03-10T10:00:00Z', to: '2026-03-12T10:00:00Z' }],
    ['zoomed in', { from: '2026-03-10T10:00:00Z', to: '2026-03-12T10:00:00Z', unzoom: '24h' }],
  ])('fits the header into 120 px on a phone, %s', async (_, params) => {
    const header = await open(390, params)
    expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(120)
    expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
  })

  it('fits the header on one line at a desk, however long the name is', async () => {
    const header = await open(1180)
    expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(48)
  })

  it('moves undo and redo into the menu on a phone, each with what it does', async () => {
    await open(1180, {}, 'Harbour')
    const openMenu = () => page.getByRole('button', { name: 'Actions for Harbour' }).click()
    const item = (name: RegExp) => page.getByRole('menuitem', { name })
    await page.getByRole('button', { name: /^Keep this range/ }).click()
    await page.viewport(390, 800)
    await openMenu()
    await item(/^Undo: changed the pinned range/).click()
    await openMenu()
    await item(/^Redo: changed the pinned range/).click()
    await openMenu()
    await expect.element(item(/^Undo: changed the pinned range/)).toBeVisible()
  })

  it('leads from the name of a dashboard to another one', async () => {
    await open(1180, {}, 'Harbour')
    await userEvent.click(page.getByText('Harbour', { exact: true }))
    await userEvent.click(page.getByRole('option', { name: 'The other one' }))
    await expect.poll(() => drawn?.visited.at(-1)).toContain('dash_other')
  })
})
