import {
  axeProblems,
  node,
  nodeWithDataPoints,
  readingRevision,
  renderScreen,
  TEST_NOW_MS,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../../plugin.ts'
import { PROBE_WIDGETS } from '../../testsupport/probeWidgets.tsx'

const ID = '1C00A3F7:0'
const pm25 = '1C00A3F7.0.0.0/132:5'
const co2 = '1C00A3F7.0.0.0/131:10'
const QUAY = node(ID, {
  name: 'Quay Street',
  presentName: 'Quay Street',
  actions: ['list', 'read'],
  data_points: nodeWithDataPoints(ID, [pm25, co2]).data_points ?? [],
})
const REVISIONS = [
  readingRevision(0, { data_point_id: pm25 }),
  readingRevision(1, {
    data_point_id: pm25,
    old_value: 8.04,
    value: 8.01,
    author_kind: 'import',
    author_name: 'quay.csv',
    account_name: 'Olga Owner',
  }),
  readingRevision(2, { data_point_id: co2, unit: 'ppm', author_name: null }),
  readingRevision(3, { data_point_id: pm25, flags: 1 }),
  readingRevision(0, { data_point_id: pm25, ts: TEST_NOW_MS - 86_400_000 * 400, _id: '1' }),
]

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (options: Partial<RenderScreenOptions> = {}) => {
  await page.viewport(options.widthPx ?? 1280, 800)
  drawn = await renderScreen(plugin, {
    page: 'monitor',
    params: { id: ID, parameter: [pm25], view: 'table' },
    widthPx: 1200,
    plugins: PROBE_WIDGETS,
    ...options,
    server: { nodes: [QUAY], revisions: REVISIONS, ...options.server },
  })
  const name = /^(Revised readings|Lecturas revisadas)$/
  await userEvent.click(page.getByRole('button', { name }))
}
const dialog = () => page.getByRole('dialog', { name: /^(Revised readings|Lecturas revisadas)$/ })
const rows = () => dialog().getByRole('row')
const words = (index: number) => expect.poll(() => rows().nth(index).query()?.textContent)

describe('the revised readings of a device', () => {
  it('lists revised readings of the table with both values, by whom and when', async () => {
    await open()
    await words(1).toMatch(
      /12:00:00.*PM2\.5, µg\/m³.*18\.4.*9\.2.*Ingest key Roof loggers.*1 h ago/,
    )
    await words(2).toMatch(/8\.04.*8\.01.*Import of quay\.csv, Olga Owner/)
    await words(3).toMatch(/18\.4.*Sensor fault/)
    expect(rows().elements()).toHaveLength(4)
    await expect.element(dialog().getByText(/^PM2\.5 from .* Times are in America/)).toBeVisible()
  })

  it('says that nothing was revised, and offers to reload after a failure', async () => {
    await open({ server: { revisions: [] } })
    await expect.element(dialog().getByText('No reading was revised')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    drawn?.unmount()
    await open({ server: { failures: { 'nodes/1C00A3F7%3A0/revisions': 503 } } })
    await expect
      .element(dialog().getByText('The revised readings could not be loaded'))
      .toBeVisible()
    await expect.element(dialog().getByRole('button', { name: /Try again/ })).toBeVisible()
  })

  it('hides revised readings while no parameter is chosen, and beside a chart', async () => {
    drawn = await renderScreen(plugin, {
      page: 'monitor',
      params: { id: ID, parameter: [pm25] },
      widthPx: 1200,
      plugins: PROBE_WIDGETS,
      server: { nodes: [QUAY] },
    })
    await expect.element(page.getByTestId('ChartWidget')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Revised readings' }))
      .not.toBeInTheDocument()
  })

  it('fits the revised readings on a phone, in Spanish, without accessibility problems', async () => {
    await open({ widthPx: 390, locale: 'es_ES' })
    await expect.element(dialog().getByText('Clave de envío Roof loggers').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
