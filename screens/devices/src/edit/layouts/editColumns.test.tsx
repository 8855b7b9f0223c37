import { renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { OPEN_SETTINGS } from '../../testsupport/channels.ts'
import { FLEET } from '../../testsupport/fleet.ts'
import { switchesForm } from '../../testsupport/switchesForm.ts'

const ID = '1C00A3F7:0'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
/** @param widthPx of the page, without the sidebar */
const open = async (widthPx: number, tab?: string, type = 'Thiamis-1000') => {
  await page.viewport(widthPx < 900 ? widthPx : widthPx + 320, 900)
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: ID, ...(tab === undefined ? {} : { tab }) },
    widthPx,
    plugins: [switchesForm],
    server: {
      nodes: FLEET.map((node) => ({ ...node, type })),
      nodeSettings: { [ID]: OPEN_SETTINGS },
    },
  })
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const boxOf = async (part: Locator): Promise<DOMRect> => {
  await expect.element(part).toBeVisible()
  return part.element().getBoundingClientRect()
}

describe('the layout of the general tab', () => {
  it('puts the longest section into the second column', async () => {
    await open(1120)
    const [general, settings] = [await boxOf(region('General')), await boxOf(region('Settings'))]
    expect(settings.left).toBeGreaterThan(general.right)
    expect(Math.abs(settings.top - general.top)).toBeLessThan(2)
    const wifi = await boxOf(region('Wi-Fi'))
    expect(wifi.left).toBe(general.left)
  })

  it('pairs switches and selects, and stacks the other fields', async () => {
    await open(1120)
    const [light, gps] = [
      region('Settings').getByText('Light'),
      region('Settings').getByText('GPS'),
    ]
    const [first, second] = [await boxOf(light), await boxOf(gps)]
    expect(Math.abs(first.top - second.top)).toBeLessThan(2)
    const counts = await boxOf(region('Settings').getByLabelText('Particle counts'))
    const unit = await boxOf(region('Settings').getByLabelText('Unit'))
    expect(Math.abs(counts.top - unit.top)).toBeLessThan(2)
    const note = await boxOf(region('Settings').getByRole('textbox', { name: 'Note' }))
    expect(note.width).toBeGreaterThan(counts.width * 1.8)
  })

  it('gives the weekly schedule of a purifier the width that the second column leaves', async () => {
    await open(1120, undefined, 'Purifier')
    const [settings, general] = [await boxOf(region('Settings')), await boxOf(region('General'))]
    expect(general.left).toBeGreaterThan(settings.right)
    expect(settings.width).toBeGreaterThan(680)
    expect(general.width).toBeLessThanOrEqual(400)
  })

  it('stacks sections in one column on a phone', async () => {
    await open(390)
    const [general, settings] = [await boxOf(region('General')), await boxOf(region('Settings'))]
    expect(settings.left).toBe(general.left)
    const [first, second] = [
      await boxOf(region('Settings').getByText('Light')),
      await boxOf(region('Settings').getByText('GPS')),
    ]
    expect(second.top).toBeGreaterThan(first.bottom)
  })
})

describe('the layout of the location tab', () => {
  const map = () => page.getByRole('button', { name: 'Close the map' })

  it('puts the map beside a form of readable width', async () => {
    await open(1120, 'location')
    const field = await boxOf(page.getByLabelText('Location description'))
    expect(field.width).toBeLessThanOrEqual(440)
    const place = await boxOf(map())
    expect(place.left).toBeGreaterThan(field.right)
    const canvas = document.querySelector('.air-place')
    expect(canvas?.getBoundingClientRect().width).toBeGreaterThan(500)
  })

  it('loads the map on request when it is below the form', async () => {
    await open(390, 'location')
    const save = await boxOf(region('Location').getByRole('button', { name: 'Save' }))
    const button = await boxOf(page.getByRole('button', { name: 'Pick on a map' }))
    expect(button.top).toBeGreaterThan(save.bottom)
    expect(document.querySelector('.air-place')).toBeNull()
  })
})
