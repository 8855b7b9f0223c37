import { nextFrames, profile, renderWidget } from '@airshed/testing'
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

/** Grades means of a day. */
function daily() {
  const standard = profile()
  const ranges = Object.entries(standard.ranges).map(([path, range]) => [
    path,
    { ...range, averagingPeriodMs: 24 * 3_600_000 },
  ])
  return { ...standard, ranges: Object.fromEntries(ranges) }
}

const grid = () => page.getByRole('group', { name: /^Fine dust across the city:/ })

describe('the heat map widget', () => {
  it('states how cells are averaged, and whose limits colour them', async () => {
    await draw()
    const note =
      'PM2.5, µg/m³ · 20 min mean · periods in America/New_York time, labelled by their start · limits: Aethair Blue'
    await expect.element(page.getByText(note)).toBeVisible()
    const threeDays = { from: Date.UTC(2026, 2, 11, 17), to: Date.UTC(2026, 2, 14, 17) }
    drawn?.unmount()
    await draw({ range: threeDays })
    await expect.element(page.getByText(/· 2 h mean · periods in America/)).toBeVisible()
  })

  it('explains its colours in words', async () => {
    await draw()
    const legend = page.getByRole('list', { name: 'Colours' })
    await expect.element(legend).toHaveTextContent('IGood≤ 12IIModerate12–35IIIPoor> 35under 75%')
  })

  it.each([
    ['4 × 3', { width: 300, height: 160 }, /^City limits.*IGood.*Aethair Blue.*IGood/],
    ['6 × 4', { width: 480, height: 300 }, /^City limits.*Poor> 35Aethair Blue.*Poor> 35/],
  ])('names the devices that each of two profiles grades, at %s', async (_, size, grades) => {
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
  })

  it('fits the whole legend with ranges into the smallest card', async () => {
    await draw({
      size: { width: 270, height: 270 },
      data: (_needs, { steps }) => ({
        steps: Object.fromEntries(
          Object.entries(steps).map(([id, { edges, figures }]) => {
            const [first, ...others] = figures
            const none = first && { ...first, value: null, count: 0, coverage: 0 }
            return [id, { edges, figures: [...(none ? [none] : []), ...others] }]
          }),
        ),
      }),
    })
    const legend = page.getByRole('list', { name: 'Colours' }).element()
    expect(legend.textContent).toBe('IGood≤ 12IIModerate12–35IIIPoor> 35under 75%no data')
    expect(legend.scrollHeight).toBeLessThanOrEqual(legend.clientHeight)
  })

  it('makes room at once for a note that wraps late', async () => {
    await draw({ size: { width: 480, height: 300 } })
    const note = document.querySelector<HTMLElement>('.heatmap-widget-note')!
    const axis = (): number =>
      document.querySelector('.air-heat-axis')!.getBoundingClientRect().bottom
    const legend = (): number =>
      page.getByRole('list', { name: 'Colours' }).element().getBoundingClientRect().top
    note.textContent = 'PM2.5'
    await expect.poll(() => legend() - axis()).toBeLessThan(12)
    await expect.poll(() => document.querySelector('[data-pending-size]')).toBeNull()
    // A second change soon after the first may be part of a drag.
    await nextFrames(30)
    note.textContent = 'PM2.5, µg/m³ '.repeat(9)
    await nextFrames(3)
    expect(note.clientHeight).toBe(32)
    expect(legend() - axis()).toBeGreaterThanOrEqual(0)
  })

  it('reads a cell by the keyboard with device, time, value and grade', async () => {
    await draw()
    grid().element().focus()
    await userEvent.keyboard('{Home}{Home}{ArrowRight}{ArrowDown}')
    const words =
      /^Station 1C00A3F8, Mar 14, 2026, 10:\d\d – 10:\d\d: 20 min mean \d+\.\d µg\/m³, Grade \w+, Readings \d of 4/
    await expect.element(page.getByText(words)).toBeInTheDocument()
  })

  it('leads from a device to the monitor of its parameter', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Station 1C00B112' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00B112:0', dataPointId: '1C00B112.0.0.0/132:5' },
    ])
  })

  it('lists the newest cells in a table, with words for cells without a mean', async () => {
    await draw()
    const table = page.getByRole('table', { name: 'Fine dust across the city, the newest periods' })
    expect(table.element().textContent).toContain('too few readings, 1 of 4 (25%)')
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(4)
  })

  it('uses days of its devices when their time zone differs from the page', async () => {
    const tenDays = { from: Date.UTC(2026, 2, 4, 17), to: Date.UTC(2026, 2, 14, 17) }
    await draw({
      range: tenDays,
      size: { width: 300, height: 240 },
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((one) => ({ ...one, timezone: 'Asia/Kathmandu' })),
      }),
    })
    await expect.element(page.getByText(/periods in Asia\/Kathmandu/)).toBeInTheDocument()
  })

  it('grades nothing by limits for another averaging period, and says so', async () => {
    await draw({
      data: (_needs, { nodes }) => ({
        nodes: nodes.map((one) => ({ ...one, profiles: [daily()] })),
      }),
    })
    const legend = page.getByRole('list', { name: 'Colours' })
    await expect
      .element(legend)
      .toMatchTextContent(/no grades: limits are of Aethair Blue \(of 1 day means\)$/)
    expect(legend.element().textContent).not.toContain('Moderate')
  })

  it.each([
    ['beside its note', { width: 600, height: 320 }],
    ['on a phone', { width: 340, height: 240 }],
  ])('says since when the sensor of a device is faulty, %s', async (_, size) => {
    const fault = { sinceMs: Date.UTC(2026, 2, 14, 16, 21), lastGood: [0, 8] as [number, number] }
    await draw({
      size,
      data: (_needs, { frames }) => ({
        frames: frames.map((one, at) => (at === 0 ? { ...one, fault } : one)),
      }),
    })
    await expect.element(grid()).toBeVisible()
    const words = 'sensor fault: Station 1C00A3F7, since Mar 14, 12:21, after 8.0 µg/m³'
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    ['empty', {}, 'No data in this time range'],
    ['nan', {}, 'No data in this time range'],
    ['unknown', {}, 'These devices are not available'],
    ['normal', { node_id: [] }, 'No devices selected'],
    ['normal', { selected_path: '' }, 'No devices selected'],
  ] as const)('says why the heat map is empty (%s data, %o)', async (scene, changes, words) => {
    await draw({ scene, config: { ...usual, ...changes } })
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
