import { profile, renderWidget } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, { config: usual, ...options })
  return drawn
}
afterEach(() => drawn?.unmount())

const grid = () => page.getByRole('group', { name: /^Fine dust across the city:/ })

describe('a heat map', () => {
  it('tells what its cells are, whose limits colour them, and that the data are made up', async () => {
    await draw()
    const note = 'PM2.5, µg/m³ · as measured · limits: Aethair Blue'
    await expect.element(page.getByText(note)).toBeVisible()
    const threeDays = { from: Date.UTC(2026, 2, 11, 17), to: Date.UTC(2026, 2, 14, 17) }
    drawn?.unmount()
    await draw({ range: threeDays })
    await expect.element(page.getByText(/as measured → 2 h mean/)).toBeVisible()
  })

  it('says what its colours mean, in words', async () => {
    await draw()
    const legend = page.getByRole('list', { name: 'Colours' })
    await expect.element(legend).toHaveTextContent('GGood≤ 12MModerate12–35PPoor> 35no data')
  })

  it.each([
    ['4 × 3', { width: 300, height: 160 }, /^City limits.*GGood.*Aethair Blue.*GGood/],
    ['6 × 4', { width: 480, height: 300 }, /^City limits.*Poor> 35Aethair Blue.*Poor> 35/],
  ])(
    'says whose limits judge which devices where there are two, at %s',
    async (_, size, grades) => {
      const second = { ...profile(), id: 'second', name: 'City limits' }
      await draw({
        size,
        data: (_needs, { nodes }) => ({
          nodes: nodes.map((node, index) => (index === 0 ? { ...node, profiles: [second] } : node)),
        }),
      })
      await expect
        .element(page.getByText(/limits: City limits and Aethair Blue$/))
        .toBeInTheDocument()
      const legend = page.getByRole('list', { name: 'Colours' })
      await expect.element(legend).toMatchTextContent(grades)
    },
  )

  it('has its whole legend, with spans, at the smallest size of a dashboard', async () => {
    await draw({ size: { width: 270, height: 270 } })
    const legend = page.getByRole('list', { name: 'Colours' }).element()
    expect(legend.textContent).toBe('GGood≤ 12MModerate12–35PPoor> 35under 75%no data')
    expect(legend.scrollHeight).toBeLessThanOrEqual(legend.clientHeight)
  })

  it('reads a cell by the keyboard: device, time, value, grade', async () => {
    await draw()
    grid().element().focus()
    await userEvent.keyboard('{Home}{Home}{ArrowRight}{ArrowDown}')
    const words = /^Station 1C00A3F8, Mar 14, 10:\d\d – 10:\d\d: As measured \d+\.\d µg\/m³, Grade/
    await expect.element(page.getByText(words)).toBeInTheDocument()
  })

  it('leads to the monitor of the parameter of a device', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Station 1C00B112' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00B112:0', dataPointId: '1C00B112.0.0.0/132:5' },
    ])
  })

  it('has its newest cells in a table, missing ones in words', async () => {
    await draw()
    const table = page.getByRole('table', { name: 'Fine dust across the city, the newest periods' })
    expect(table.element().textContent).toContain('no reading')
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(4)
  })

  it('says that thinned readings have nearly their mean', async () => {
    await draw({
      data: (_needs, { frames }) => ({
        frames: frames.map((frame) => ({ ...frame, completeness: 0.9 })),
      }),
    })
    await expect.element(page.getByText(/from thinned readings: nearly the mean/)).toBeVisible()
  })

  it.each([
    ['empty', {}, 'No data in this time range'],
    ['nan', {}, 'No data in this time range'],
    ['unknown', {}, 'These devices are not available'],
    ['normal', { node_id: [] }, 'No devices selected'],
    ['normal', { selected_path: '' }, 'No devices selected'],
  ] as const)('says why it is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
