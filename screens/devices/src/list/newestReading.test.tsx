import { node, renderScreen, TEST_NOW_MS, dataPoint, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { FLEET } from '../testsupport/fleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

const MINUTE_MS = 60_000
const [QUAY = node('1C00A3F7:0'), ROOF = node('1C00A3F8:0'), ...OTHERS] = FLEET
const newest = (agoMs: number, lastValue: number) => ({
  ...dataPoint('1C00A3F7.0.0.0/132:5'),
  lastValue,
  lastTimeReportedTs: TEST_NOW_MS - agoMs,
})
const open = async (nodes = FLEET, params: Record<string, unknown> = {}) => {
  drawn = await renderScreen(plugin, { params, widthPx: 1400, server: { nodes } })
  await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
  return drawn
}
const head = (name: string) => page.getByRole('columnheader', { name })
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })

describe('the list of devices', () => {
  it('sorts by attention first, and by the specified order on request', async () => {
    const { params } = await open()
    const sortOf = async (order: 'other' | 'ascending' | 'descending') => {
      await expect.element(head('Status')).toHaveAttribute('aria-sort', order)
      return params()['sort']
    }
    expect(await sortOf('other')).toBeUndefined()
    await userEvent.click(head('Status').getByRole('button'))
    expect(await sortOf('ascending')).toBe('status')
    await userEvent.click(head('Status').getByRole('button'))
    expect(await sortOf('descending')).toBe('-status')
    await userEvent.click(head('Status').getByRole('button'))
    expect(await sortOf('other')).toBeUndefined()
  })

  it('shows the newest reading with unit and age, and marks an old one', async () => {
    await open([
      { ...QUAY, newest: newest(MINUTE_MS, 12.34) },
      { ...ROOF, newest: newest(65 * MINUTE_MS, 40) },
      ...OTHERS,
    ])
    const [current, old] = [rowOf('Quay Street'), rowOf('Town Hall roof')]
    await expect.element(current.getByText('12.3 µg/m³')).toBeVisible()
    await expect.element(current.getByText('1 min ago').first()).toBeVisible()
    expect(current.element().querySelector('[data-old]')?.getAttribute('data-old')).toBe('false')
    await expect.element(old.getByText('1 h ago').first()).toBeVisible()
    expect(old.element().querySelector('[data-old]')?.getAttribute('data-old')).toBe('true')
    expect(old.element().textContent).toContain('Old:')
  })

  it.each(['en_US', 'es_ES'] as const)(
    'shows a whole reading in a row on a phone, in %s',
    async (locale) => {
      drawn = await renderScreen(plugin, {
        params: {},
        locale,
        widthPx: 366,
        server: {
          nodes: [
            { ...QUAY, newest: newest(MINUTE_MS, 174.5) },
            { ...ROOF, newest: newest(24 * 60 * MINUTE_MS, 174.5) },
          ],
        },
      })
      await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
      const shownIn = (name: string) => (rowOf(name).element() as HTMLElement).innerText
      expect(shownIn('Quay Street')).toMatch(/PM2\.5\s+174[.,]5\s.g\/m³\s+1C00A3F7/)
      expect(shownIn('Town Hall roof')).toMatch(
        /PM2\.5\s+174[.,]5\s.g\/m³\s.*(1 day ago|hace 1 día)/s,
      )
      for (const words of document.querySelectorAll(
        '.air-list-line .air-list-text, .devices-newest > span',
      )) {
        expect([
          words.textContent,
          words.scrollWidth - words.clientWidth <= 0 || words.clientWidth === 0,
        ]).toEqual([words.textContent, true])
      }
      const shown = [...document.querySelectorAll('.devices-newest-name')]
      for (const name of shown) expect(name.clientWidth).toBeGreaterThan(30)
    },
  )

  it('drops the model before the time of the last report when columns do not fit', async () => {
    drawn = await renderScreen(plugin, { params: {}, widthPx: 760, server: { nodes: FLEET } })
    await expect.element(page.getByRole('link', { name: 'Quay Street' })).toBeVisible()
    expect(head('Last report').query()).not.toBeNull()
    expect(head('Model').query()).toBeNull()
  })

  it('marks a faulty device beside its status', async () => {
    await open([{ ...QUAY, has_fault: true }, ROOF])
    expect(rowOf('Quay Street').element().textContent).toContain('Sensor fault')
    expect(rowOf('Town Hall roof').element().textContent).not.toContain('Sensor fault')
  })

  it('hides columns that are empty for every device until they are chosen', async () => {
    await open([{ ...QUAY, description: '' }])
    await expect.element(head('Serial')).toBeVisible()
    for (const name of ['Description', 'Shared with', 'Newest reading']) {
      await expect.element(head(name)).not.toBeInTheDocument()
    }
    await userEvent.click(page.getByRole('button', { name: 'View' }))
    const box = page.getByRole('checkbox', { name: 'Description (empty)' })
    await expect.element(box).not.toBeChecked()
    ;(box.element() as HTMLInputElement).click()
    await expect.element(head('Description')).toBeVisible()
    await expect.element(head('Shared with')).not.toBeInTheDocument()
  })
})
