import { dataPoint, nodeWithDataPoints, renderWidget, type DataOverrides } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import compared from '../fixtures/configs/compared.json' with { type: 'json' }
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

let drawn: Awaited<ReturnType<typeof renderWidget>> | null = null
const draw = async (options: Partial<Parameters<typeof renderWidget>[1]> = {}) => {
  drawn = await renderWidget(plugin, {
    config: usual,
    size: { width: 720, height: 480 },
    ...options,
  })
  return drawn
}
afterEach(() => drawn?.unmount())

const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('button')?.textContent ?? '',
  )
const shown = (): string[] =>
  [...document.querySelectorAll('button[aria-pressed="true"]')].map(
    ({ textContent }) => textContent,
  )
const heads = (): string[] =>
  [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
const row = (name: string) => page.getByRole('button', { name, exact: true })

describe('the chart with a table', () => {
  it('draws the first three parameters, and lists figures of all', async () => {
    await draw()
    expect(rows()).toEqual(['PM2.5', 'PM10', 'CO₂', 'Temp.', 'WD'])
    expect(shown()).toEqual(['PM2.5', 'PM10', 'CO₂'])
  })

  it('asks to free a place for a fourth parameter', async () => {
    await draw()
    await row('WD').click()
    expect(shown()).toEqual(['PM2.5', 'PM10', 'CO₂'])
    await expect
      .element(page.getByText('3 lines are drawn at a time. Remove one first.'))
      .toBeVisible()
    await row('PM10').click()
    await row('WD').click()
    expect(shown()).toEqual(['PM2.5', 'CO₂', 'WD'])
    expect(document.querySelector('.chart-table-full')?.textContent).toBe('')
  })

  it('says what to do when no parameter is drawn', async () => {
    await draw()
    for (const name of ['PM2.5', 'PM10', 'CO₂']) await row(name).click()
    await expect.element(page.getByText('No lines are shown')).toBeVisible()
  })

  it('adds columns of chosen percentiles where they fit, without values for a direction', async () => {
    const config = { ...usual, show: ['p50', 'p98'] as const }
    await draw({ config })
    expect(heads().slice(5, 8)).toEqual(['Max', 'Median', 'P98'])
    const cells = [...document.querySelectorAll('tbody tr')].map((tr) =>
      [...tr.querySelectorAll('td')].slice(-5).map(({ textContent }) => textContent),
    )
    expect(cells[0]?.[0]).toMatch(/^\d+\.\d$/)
    expect(cells.at(-1)?.[0]).toBe('–')
    drawn?.unmount()
    await draw({ config, size: { width: 450, height: 480 } })
    expect(heads()).not.toContain('Median')
    expect(heads()).toContain('Max')
  })

  it('lists every parameter of the device when none was chosen', async () => {
    await draw({ config: least })
    expect(rows()).toEqual(['PM2.5', 'CO₂'])
  })

  it('lists the same parameters of other devices next to each other', async () => {
    await draw({ config: compared })
    expect(rows()).toEqual([
      'PM2.5 · Station 1C00A3F7',
      'PM2.5 · Station 1C00B112',
      'CO₂ · Station 1C00A3F7',
      'CO₂ · Station 1C00B112',
    ])
  })

  it('finds a parameter of another device at a different sensor', async () => {
    const there = dataPoint('1C00B112.1.1.0/132:5', { lastTimeReportedTs: 1 })
    const elsewhere: DataOverrides = (_needs, { nodes, frames }) => ({
      nodes: nodes.map((node) =>
        node.node_id === '1C00B112:0'
          ? { ...nodeWithDataPoints(node.node_id, []), data_points: [there] }
          : node,
      ),
      frames: frames.filter(({ dataPointId }) => !dataPointId.startsWith('1C00B112.0.0.0')),
    })
    await draw({ config: compared, data: elsewhere })
    expect(rows()).toContain('PM2.5 · Station 1C00B112')
  })

  it('leads from a row to the monitor of its data point', async () => {
    const { visited } = await draw()
    await page.getByRole('link', { name: 'Open Particulate matter PM10 in the monitor' }).click()
    expect(visited).toEqual([
      { to: 'device-monitor', nodeId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:7' },
    ])
  })

  it('states how values are averaged and whose limits are drawn', async () => {
    await draw()
    const note = page.getByText('as measured · limits: Aethair Blue, PM2.5')
    await expect.element(note).toBeVisible()
  })

  it('withholds the mean of too few readings, and states the coverage', async () => {
    await draw({
      data: (_needs, { frames }) => ({
        frames: frames.map((frame) => ({ ...frame, completeness: 0.6 })),
      }),
    })
    await expect.element(page.getByText('59%').first()).toBeVisible()
    await expect
      .element(page.getByTitle(/too few for a statistic: needs 75%/).first())
      .toHaveTextContent('–')
  })

  it.each([
    [720, 9],
    [520, 8],
    [440, 7],
    [300, 4],
  ])('shows the columns that fit into %d px', async (width, count) => {
    await draw({ size: { width, height: 480 } })
    expect(heads()).toHaveLength(count)
  })

  it.each([
    ['empty', usual, 'No data in this time range'],
    ['nan', usual, 'No data in this time range'],
    ['fault', usual, '3 sensors report a fault'],
    ['empty', least, 'No readings yet'],
    ['unknown', usual, 'This device is not available'],
    ['normal', { node_id: '' }, 'No device selected'],
  ] as const)(
    'says why the chart with a table is empty (%s data, %o)',
    async (scene, config, words) => {
      await draw({ scene, config })
      await expect.element(page.getByText(words)).toBeVisible()
    },
  )
})
