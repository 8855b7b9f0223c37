import type { Node } from '@airshed/kit'
import {
  dataPoint,
  node,
  nodeFacts,
  nodeWithDataPoints,
  renderScreen,
  sensor,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { PROBE_WIDGETS } from '../testsupport/probeWidgets.tsx'
import { SCRIPTS } from '../testsupport/scripts.ts'

const ID = '1C00A3F7:0'
const pm25 = '1C00A3F7.0.0.0/132:5'
const pm10 = '1C00A3F7.0.0.0/132:7'
const co2 = '1C00A3F7.0.0.0/131:10'
const speed = '1C00A3F7.1.0.1/150:1'
const direction = '1C00A3F7.1.0.1/150:2'

const QUAY: Partial<Node> = {
  ...node(ID, { name: 'Quay Street', presentName: 'Quay Street', description: 'By the ferries' }),
  data_points: nodeWithDataPoints(ID, [pm25, pm10, co2]).data_points ?? [],
  actions: ['list', 'read', 'configure'],
}
const WINDY: Partial<Node> = {
  ...QUAY,
  devices: [sensor({ vendor: 'Airmar', model: '200WX' })],
  data_points: [
    ...(QUAY.data_points ?? []),
    dataPoint(speed),
    { ...dataPoint(direction), isWindDirection: true },
  ],
}

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (
  params: Record<string, unknown> = {},
  device: Partial<Node> = QUAY,
  server: RenderScreenOptions['server'] = {},
  locale: RenderScreenOptions['locale'] = 'en_US',
) => {
  drawn = await renderScreen(plugin, {
    page: 'monitor',
    locale,
    params: { id: ID, ...params },
    widthPx: 1200,
    plugins: PROBE_WIDGETS,
    server: { nodes: [device as Node], ...server },
  })
  return drawn
}
/** More than any table takes, at a reading every five minutes. */
const YEARS = { from: '1700000000000', to: '1770000000000' }
const panel = () => page.getByRole('region', { name: 'Parameters' })
const tick = (name: string) => userEvent.click(panel().getByText(name, { exact: true }))
/** What stands in a part of the page, as a regular expression sees it. */
const words = (part: Locator) => expect.poll(() => part.query()?.textContent)
const view = (name: string) =>
  userEvent.click(page.getByRole('group', { name: 'View' }).getByRole('button', { name }))
const overlaps = (one: Locator, other: Locator) => {
  const [a, b] = [one, other].map((each) => each.element().getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
const chartConfig = async () => {
  const probe = page.getByTestId('ChartWidget')
  await expect.element(probe).toBeVisible()
  return JSON.parse(probe.element().textContent) as Record<string, unknown>
}

describe('the parameters of the monitor', () => {
  it.each([
    ['who may configure it', ['list', 'read', 'configure'] as const],
    ['who may read it alone', ['list', 'read'] as const],
  ])('keeps the menu of panes clear of other controls for those %s', async (_who, actions) => {
    await open({}, { ...QUAY, actions: [...actions] })
    const menu = page.getByRole('button', { name: 'Panes' })
    await expect.element(menu).toBeVisible()
    expect(overlaps(menu, page.getByRole('group', { name: 'Time range' }))).toBe(false)
    expect(overlaps(menu, page.getByRole('region', { name: 'Device' }))).toBe(false)
  })

  it('draws ticked parameters, and keeps them in the address', async () => {
    const screen = await open({ parameter: [pm25] })
    expect(await chartConfig()).toMatchObject({ node_id: [ID], selected_data_point_ids: [pm25] })
    await tick('CO₂')
    expect(screen.params()).toMatchObject({ parameter: [pm25, co2] })
    expect(await chartConfig()).toMatchObject({ selected_data_point_ids: [pm25, co2] })
  })

  it('draws three parameters at a time, dropping the first one', async () => {
    const screen = await open({ parameter: [pm25, pm10, co2] }, WINDY)
    await tick('WS')
    expect(screen.params()).toMatchObject({ parameter: [pm10, co2, speed] })
  })

  it('asks to choose parameters when none is ticked', async () => {
    await open({ parameter: [pm25] })
    await tick('PM2.5')
    await expect.element(page.getByText('Choose parameters to see their readings.')).toBeVisible()
  })

  it('lists parameters by sensor, with their newest readings', async () => {
    await open({}, WINDY)
    await expect.element(panel().getByRole('group', { name: 'Airmar 200WX' })).toBeVisible()
    await expect.poll(() => panel().element().textContent).toMatch(/PM2\.5\d+\.\d.*µg\/m³/)
  })

  it('hides and shows the list of parameters', async () => {
    await open()
    await userEvent.click(panel().getByRole('button', { name: 'Hide parameters' }))
    await expect.element(panel().getByRole('checkbox').first()).not.toBeInTheDocument()
    await userEvent.click(panel().getByRole('button', { name: 'Show parameters' }))
    await expect.element(panel().getByRole('checkbox').first()).toBeVisible()
  })
})

describe('the chart of the monitor', () => {
  it('draws gaps, and limits where the profile has some', async () => {
    await open({ parameter: [pm25] })
    expect(await chartConfig()).toMatchObject({ show_data_gaps: true, show_zones: false })
    await userEvent.click(page.getByText('Data gaps'))
    await userEvent.click(page.getByText('Limits', { exact: true }))
    expect(await chartConfig()).toMatchObject({ show_data_gaps: false, show_zones: true })
  })

  it('draws alert limits until the reader turns them off', async () => {
    await open({ parameter: [speed] }, WINDY)
    expect(await chartConfig()).toMatchObject({ show_alert_limits: true })
    await userEvent.click(page.getByText('Alert limits', { exact: true }))
    expect(await chartConfig()).toMatchObject({ show_alert_limits: false })
  })

  it('offers no limits for parameters that have none', async () => {
    await open({ parameter: [speed] }, WINDY)
    await chartConfig()
    await expect.element(page.getByRole('checkbox', { name: 'Limits' })).not.toBeInTheDocument()
  })
})

/** Its PM2.5 is corrected. */
const CORRECTED: Partial<Node> = {
  ...QUAY,
  data_points: (QUAY.data_points ?? []).map((point) =>
    point['_id'] === pm25
      ? {
          ...point,
          correction: { basis: 'corrected', version: 1, lastReported: 10, lastCorrected: 6 },
        }
      : point,
  ),
}

describe('reported values beside corrected ones in the monitor', () => {
  const choice = () => page.getByText('Show reported values')

  it('draws reported values on request, and keeps that in the address', async () => {
    const screen = await open({ parameter: [pm25, co2] }, CORRECTED)
    expect(await chartConfig()).not.toHaveProperty('show_reported')
    await userEvent.click(choice())
    expect(screen.params()).toMatchObject({ reported: true })
    expect(await chartConfig()).toMatchObject({ show_reported: true })
    await userEvent.click(choice())
    expect(await chartConfig()).not.toHaveProperty('show_reported')
  })

  it('offers reported values only where a shown parameter is corrected', async () => {
    await open({ parameter: [co2], reported: true }, CORRECTED)
    expect(await chartConfig()).not.toHaveProperty('show_reported')
    await expect.element(choice()).not.toBeInTheDocument()
  })

  it('shows a column of reported values beside each of corrected ones', async () => {
    await open({ parameter: [pm25, co2], view: 'table' }, CORRECTED)
    const heads = () =>
      page
        .getByRole('columnheader')
        .elements()
        .slice(1)
        .map(({ textContent }) => textContent.trim())
    await expect.poll(heads).toEqual(['PM2.5 (corrected), µg/m³', 'CO₂, ppm'])
    await userEvent.click(choice())
    await expect
      .poll(heads)
      .toEqual(['PM2.5 (corrected), µg/m³', 'PM2.5 (reported), µg/m³', 'CO₂, ppm'])
    await words(page.getByRole('row').nth(1)).toMatch(/^Mar 14, 13:00:00\d+\.\d\d+\.\d\d+$/)
  })
})

describe('the table of the monitor', () => {
  const rows = () => page.getByRole('row')
  const count = () => page.getByRole('region', { name: 'Readings' }).getByRole('status').first()

  it('lists every reading, newest first, with its unit', async () => {
    const screen = await open({ parameter: [pm25] })
    await view('Table')
    expect(screen.params()).toMatchObject({ view: 'table', parameter: [pm25] })
    await expect.element(page.getByRole('columnheader', { name: /PM2\.5, µg\/m³/ })).toBeVisible()
    await words(rows().nth(1)).toMatch(/^Mar 14, 13:00:00\d+\.\d$/)
    await words(count()).toBe('36 rows')
  })

  it('filters readings by time and by value', async () => {
    await open({ parameter: [pm25], view: 'table' })
    await words(count()).toBe('36 rows')
    await userEvent.click(page.getByRole('button', { name: 'Filters' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Time' }), '12:5')
    await words(count()).toMatch(/^2 of 36 rows/)
    await userEvent.fill(page.getByRole('textbox', { name: 'PM2.5, µg/m³' }), 'much')
    await expect.element(page.getByText('Not a number')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'PM2.5, µg/m³' }), '100000')
    await expect.element(page.getByText('No reading matches the filters')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await words(count()).toBe('36 rows')
  })

  it('keeps the order of rows in the address', async () => {
    const screen = await open({ parameter: [pm25], view: 'table' })
    const header = page.getByRole('columnheader', { name: /PM2\.5, µg\/m³/ })
    await userEvent.click(header.getByRole('button'))
    expect(screen.params()).toMatchObject({ sort: pm25 })
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(header.getByRole('button'))
    expect(screen.params()).toMatchObject({ sort: `-${pm25}` })
    drawn?.unmount()
    await open({ parameter: [pm25], view: 'table', sort: 'time' })
    await words(rows().nth(1)).toMatch(/^Mar 14, 10:0\d:00/)
  })

  it('restores the filters of the table from the address', async () => {
    const screen = await open({ parameter: [pm25], view: 'table', page: 2 })
    await userEvent.click(page.getByRole('button', { name: 'Filters' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Time' }), '12:5')
    await userEvent.fill(page.getByRole('textbox', { name: 'PM2.5, µg/m³' }), '1.5')
    const filter = `time contains 12:5;${pm25} >= 1.5`
    // Another filter begins at the first page.
    await expect.poll(() => screen.params()['filter']).toBe(filter)
    expect(screen.params()).not.toHaveProperty('page')
    await words(count()).toMatch(/^2 of 36 rows/)
    drawn?.unmount()
    await open({ parameter: [pm25], view: 'table', filter })
    await words(count()).toMatch(/^2 of 36 rows/)
    await expect.element(page.getByRole('textbox', { name: 'Time' })).toHaveValue('12:5')
    await expect.element(page.getByRole('textbox', { name: 'PM2.5, µg/m³' })).toHaveValue('1.5')
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await words(count()).toBe('36 rows')
    await expect.poll(() => drawn?.params()).not.toHaveProperty('filter')
  })

  it('ignores invalid filters in the address', async () => {
    await open({ parameter: [pm25], view: 'table', filter: 'time is now;;>= 5' })
    await words(count()).toBe('36 rows')
    await expect.element(page.getByRole('group', { name: 'Filters' })).not.toBeInTheDocument()
  })

  it('keeps the page in the address, and returns to the first one when the order changes', async () => {
    const screen = await open({ parameter: [pm25], view: 'table' })
    await words(rows().nth(1)).toMatch(/^Mar 14, 13:00/)
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    expect(screen.params()).toMatchObject({ page: 2 })
    drawn?.unmount()
    const again = await open({ parameter: [pm25], view: 'table', page: 2 })
    await words(rows().nth(1)).toMatch(/^Mar 14, 11:20/)
    await userEvent.click(page.getByRole('columnheader', { name: /^Time/ }).getByRole('button'))
    expect(again.params()).toMatchObject({ sort: 'time' })
    expect(again.params()).not.toHaveProperty('page')
    await words(rows().nth(1)).toMatch(/^Mar 14, 10:0\d:00/)
  })

  it('asks for a shorter range instead of loading a hundred thousand readings', async () => {
    const screen = await open({ parameter: [pm25], view: 'table', ...YEARS })
    await expect.element(page.getByText('Too many readings for a table')).toBeVisible()
    const asked = screen.calls.filter(({ path }) => path === 'search/measurements')
    expect(asked.filter(({ body }) => (body as { last?: number }).last === undefined)).toEqual([])
  })
})

describe('the files of the monitor', () => {
  it('keeps an unsaved text while another view is shown', async () => {
    const failures: Record<string, number> = {}
    await open({ view: 'files' }, QUAY, { nodeScripts: SCRIPTS, failures })
    const editor = page.getByRole('textbox', { name: 'Text of main.lua' })
    await expect.element(editor).toBeVisible()
    failures['nodes/1C00A3F7%3A0/scripts/main.lua'] = 0
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}{Home}{/Control}x')
    await expect.element(page.getByText(/^Not saved/)).toBeVisible()
    await view('Chart')
    await expect.element(editor).not.toBeInTheDocument()
    await view('Files')
    await words(editor).toContain('x-- Reads')
  })
})

describe('the wind view', () => {
  it('offers the wind view where speed and direction are measured', async () => {
    await open({ view: 'wind' }, WINDY)
    const probe = page.getByTestId('WindRoseWidget')
    await expect.element(probe).toBeVisible()
    expect(JSON.parse(probe.element().textContent)).toMatchObject({
      speed_data_point_id: speed,
      direction_data_point_id: direction,
    })
  })

  it('shows the chart for an old link to the wind of a device without wind', async () => {
    await open({ view: 'wind' })
    await chartConfig()
    await expect
      .element(page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Wind' }))
      .not.toBeInTheDocument()
  })
})

describe('the monitor of a device', () => {
  it('draws a map of 300 px in a window of 1440 × 900 without cutting off anything beside it', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(1440, 900)
    await open({}, WINDY)
    const map = page.getByRole('region', { name: 'Map', exact: true }).first()
    await expect.element(map).toBeVisible()
    await words(page.getByRole('region', { name: 'Device', exact: true })).toMatch(/Last report/)
    expect(map.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(300)
    const cut = [...document.querySelectorAll('.air-pane-body')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ textContent }) => textContent.slice(0, 60))
    expect(cut).toEqual([])
    await page.viewport(innerWidth, innerHeight)
  })

  it('shows the identity of a device, and leads to its configuration', async () => {
    await open({}, WINDY)
    const details = page.getByRole('region', { name: 'Device', exact: true })
    await words(details).toMatch(/By the ferries.*Local time.*Last report/)
    await words(page.getByRole('region', { name: 'Sensors' })).toMatch(
      /Airmar 200WX.*Port1Type0Address1/,
    )
    await expect
      .element(page.getByRole('link', { name: 'Configuration' }))
      .toHaveAttribute('href', '/org_city/devices/1C00A3F7%3A0/edit')
  })

  it('offers no configuration to those who may only read', async () => {
    await open({}, { ...QUAY, actions: ['list', 'read'] })
    await chartConfig()
    await expect.element(page.getByRole('link', { name: 'Configuration' })).not.toBeInTheDocument()
  })
})

it('identifies hardware and SIM in the details, as far as the reader may know', async () => {
  const details = () => page.getByRole('region', { name: 'Device', exact: true })
  const facts = nodeFacts({
    mac_address: '84:f3:eb:28:0d:ec',
    imei: '490154203237518',
    rtu: { status: 'polling', reported_at: 0 },
  })
  await open({}, { ...QUAY, facts })
  await expect.element(details().getByText('84:f3:eb:28:0d:ec')).toBeVisible()
  await expect.element(details().getByText('490154203237518')).toBeVisible()
  await expect.element(details().getByText('polling')).toBeVisible()
  expect(details().getByText('ICCID', { exact: false }).query()).toBeNull()
})

it('names the parameters of a device in Spanish, in the panel and in the table', async () => {
  const online = '1C00A3F7.0.0.0/190:4'
  const names = { presentName: 'Online status', shortPresentName: 'Online status' }
  const device = {
    ...QUAY,
    data_points: [
      ...(QUAY.data_points ?? []),
      dataPoint(online, { _type: 'status', path: '190:4', unit: '', kind: 'boolean', ...names }),
    ],
  }
  await open({ view: 'table', parameter: [online] }, device, {}, 'es_ES')
  const parameters = page.getByRole('region', { name: 'Parámetros' })
  await expect.element(parameters.getByText('Estado de conexión')).toBeVisible()
  await expect
    .element(page.getByRole('columnheader', { name: 'Estado de conexión' }))
    .toBeInTheDocument()
  expect(page.getByText('Online status').query()).toBeNull()
})
