import {
  alertChange,
  alertDetails,
  renderScreen,
  TEST_NOW_MS,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

const id = 'alert_0'
const ago = (minutes: number): number => TEST_NOW_MS - minutes * 60_000
const ACTIVE = alertDetails(0, { name: 'Dust', lastTriggeredTs: ago(47) })
const RESOLVED = { ...ACTIVE, statusType: 'resolved' as const, lastTriggeredTs: ago(47) }
const CHANGES = [
  alertChange(ago(300), true),
  alertChange(ago(285), false),
  alertChange(ago(47), true),
]

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (
  server: RenderScreenOptions['server'] = {},
  { params = {}, locale = 'en_US', widthPx = 1200 }: Partial<RenderScreenOptions> = {},
) => {
  drawn = await renderScreen(plugin, {
    page: 'monitor',
    params: { id, ...params },
    locale,
    widthPx,
    server: { alerts: [ACTIVE], alertChanges: { [id]: CHANGES }, ...server },
  })
  return drawn
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const words = (name: string) => expect.poll(() => region(name).query()?.textContent)
const durations = () => page.getByRole('table', { name: 'Durations' })
const rowText = (index: number) =>
  expect.poll(() => durations().getByRole('row').nth(index).query()?.textContent)
const act = async (entry: string) => {
  await userEvent.click(page.getByRole('button', { name: 'Actions for Dust' }))
  await userEvent.click(page.getByRole('menuitem', { name: entry }))
}
const sent = (path: string) =>
  drawn?.calls.filter((call) => call.path === path && call.method !== 'GET').at(-1)

describe('the monitor of an alert', () => {
  it('shows the state of an alert, since when, and when it begins', async () => {
    await open({
      alerts: [
        {
          ...ACTIVE,
          acknowledged: { at: ago(30), by: 'Inês Carvalho', comment: null },
          muted_until: ago(-60),
          hours: {
            timezone: 'Europe/Madrid',
            spans: [{ days: [1, 2, 3, 4, 5], from: '07:00', to: '19:00' }],
          },
        },
      ],
    })
    await words('About').toMatch(/MessageOpen the windows.*LevelCritical.*StateActive/)
    await words('About').toMatch(/Since47 min ago.*Last triggered47 min ago/)
    await words('About').toMatch(/Acknowledged30 min ago by Inês Carvalho/)
    await words('About').toMatch(/MutedUntil Mar 14, 14:00/)
    await words('About').toMatch(/Hold time5 min.*Reactivation time1 h/)
    await words('About').toMatch(/HoursMon – Fri 07:00 – 19:00Europe\/Madrid/)
  })

  it('shows the rules in sentences, and who is notified', async () => {
    await open()
    await words('Rules and subscribers').toContain(
      'Particulate matter PM2.5 at Station 1C00A3F7 is above 35 µg/m³',
    )
    await words('Rules and subscribers').toMatch(/Inês Carvalho and Tomás Ferreira.*By e-mail/)
  })

  it('lists the events of an alert, newest first', async () => {
    await open({
      alerts: [{ ...ACTIVE, acknowledged: { at: ago(30), by: 'Inês', comment: null } }],
    })
    await words('Timeline').toMatch(/12:30Acknowledged.*12:13Became active.*Over.*Became active/)
  })

  it('says that there is no such alert', async () => {
    await open({}, { params: { id: 'alert_far' } })
    await expect.element(page.getByText(/^This does not exist/)).toBeVisible()
  })

  it('refuses the monitor to those who may not read devices', async () => {
    await open({ isRefusing: true })
    await expect.element(region('Events')).not.toBeInTheDocument()
    await expect.element(page.getByText('Permission error.')).toBeVisible()
  })
})

describe('the time range of the monitor', () => {
  const asked = () => drawn?.params()

  it('offers 3, 6 and 12 hours and 1, 7 and 30 days, and keeps the choice in the address', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: /Last 1? ?day|Last 24 hours/ }))
    for (const name of ['Last 3 hours', 'Last 6 hours', 'Last 12 hours', 'Last 7 days']) {
      await expect.element(page.getByText(name).first()).toBeInTheDocument()
    }
    await userEvent.click(page.getByText('Last 30 days').first())
    await expect.poll(asked).toMatchObject({ last: '30d' })
  })

  it('keeps a pinned time range for other alerts', async () => {
    await open({}, { params: { last: '6h' } })
    const pin = page.getByRole('button', { name: 'Keep this time range for other alerts' })
    await userEvent.click(pin)
    await expect
      .element(page.getByRole('button', { name: 'Stop keeping this time range for other alerts' }))
      .toHaveAttribute('aria-pressed', 'true')
  })

  it('says that a range of several years is too long', async () => {
    await open({}, { params: { from: '1600000000000', to: '1770000000000' } })
    await expect.element(region('Events').getByText('This time range is too long')).toBeVisible()
  })
})

describe('the chart of events', () => {
  it('draws one row, 75 px high, for an alert of one data point', async () => {
    await open()
    await expect
      .element(
        page.getByText('Active twice in this time range').or(page.getByText(/Active 2 times/)),
      )
      .toBeVisible()
    await expect
      .poll(() => region('Events').query()?.querySelector('svg[height]')?.getAttribute('height'))
      .toBe('95')
    const table = page.getByRole('table', { name: 'When the alert was active or had no data' })
    await expect
      .element(
        table.getByRole('row', { name: /^Dust .*12:13 – now, 47 min, 41.25 µg\/m³, still active/ }),
      )
      .toBeInTheDocument()
    await expect
      .element(table.getByRole('row', { name: /^Dust .*08:00 – 08:15, 15 min, 41.25 µg\/m³/ }))
      .toBeInTheDocument()
  })

  it('draws a row for the alert and one for each of several data points', async () => {
    const [first] = alertChange(0, true).measured
    if (first === undefined) throw new Error('expected a condition')
    const other = { deviceId: 'n', dataPointId: 'quay/132:7', expr: 'gt', value: 50 } as const
    const measured = [first, { condition: other, measured: 61 }]
    await open({ alertChanges: { [id]: [alertChange(ago(47), true, { measured })] } })
    await expect
      .poll(() => region('Events').query()?.querySelector('svg[height]')?.getAttribute('height'))
      .toBe('245')
    await rowText(1).toMatch(/47 min.*Particulate matter.*41\.25 µg\/m³.*quay\/132:7.*61/)
    expect(durations().getByRole('row').elements()).toHaveLength(2)
  })

  it('tells times without data apart from times of activity', async () => {
    const { measured } = alertChange(0, true)
    const lost = {
      lacks_data: true,
      measured: measured.map((one) => ({ ...one, measured: null })),
    }
    await open({
      alerts: [{ ...ACTIVE, statusType: 'no_data', lastTriggeredTs: ago(300) }],
      alertChanges: {
        [id]: [
          alertChange(ago(300), true),
          alertChange(ago(180), false),
          alertChange(ago(120), false, lost),
        ],
      },
    })
    await expect
      .element(
        region('Events').getByText(
          /^Active once.*2 h in all\. No data once, 2 h in all; still none now$/,
        ),
      )
      .toBeVisible()
    const table = page.getByRole('table', { name: 'When the alert was active or had no data' })
    await expect
      .element(
        table.getByRole('row', {
          name: /^Dust No data, .*11:00 – now, 2 h, still without data/,
        }),
      )
      .toBeInTheDocument()
    await expect.element(region('Events').getByText('No data', { exact: true })).toBeVisible()
    await rowText(1).toMatch(/^Mar 14, 11:00:00now2 hNo data.*–.*still without data/)
    await rowText(2).toMatch(/^Mar 14, 08:00:00Mar 14, 10:00:002 hActive/)
  })

  it('marks events that late readings have found', async () => {
    const late = { is_corrected: true }
    await open({
      alerts: [RESOLVED],
      alertChanges: { [id]: [alertChange(ago(90), true, late), alertChange(ago(60), false, late)] },
    })
    await expect
      .element(region('Events').getByText('found by late readings', { exact: true }))
      .toBeVisible()
    await rowText(1).toContain('found by late readings')
  })

  it('reports when an activity began that is older than the range', async () => {
    await open(
      {
        alerts: [{ ...ACTIVE, lastTriggeredTs: ago(3000) }],
        alertChanges: { [id]: [alertChange(ago(3000), true)] },
      },
      { params: { last: '3h' } },
    )
    await rowText(1).toMatch(/Mar 14, 10:00:00.*now3 h.*41\.25 µg\/m³.*began Mar 12, 11:00/)
  })

  it('says that the alert was never triggered', async () => {
    await open({
      alerts: [{ ...ACTIVE, statusType: 'idle', lastTriggeredTs: null }],
      alertChanges: {},
    })
    await expect.element(page.getByText('Never triggered')).toBeVisible()
  })

  it('says that the events could not be loaded, and keeps the rest of the page', async () => {
    await open({ failures: { [`alerts/${id}/changes`]: 500 } })
    await expect
      .element(region('Events').getByText('The changes of the alert could not be loaded'))
      .toBeVisible()
    await words('About').toContain('Open the windows')
  })

  it('says that older events are left out', async () => {
    await open({ hasMoreAlertChanges: true })
    await expect.element(region('Events').getByText(/the oldest are left out/)).toBeVisible()
  })
})

describe('the table of durations', () => {
  it('lists the newest first, with the value at its beginning and the time zone', async () => {
    await open({}, { widthPx: 1800 })
    await rowText(1).toMatch(/^Mar 14, 12:13:00now47 minActive/)
    await rowText(1).toMatch(/41\.25 µg\/m³still active1C00A3F7\.0\.0\.0\/132:5$/)
    await words('Durations').toContain('Time zone America/New_York')
    await rowText(2).toMatch(/^Mar 14, 08:00:00Mar 14, 08:15:0015 min/)
  })

  it('sorts durations by a column, in either order', async () => {
    await open()
    await userEvent.click(durations().getByRole('button', { name: 'Duration' }))
    await rowText(1).toMatch(/15 min/)
    await userEvent.click(durations().getByRole('button', { name: 'Duration' }))
    await rowText(1).toMatch(/47 min/)
  })

  it.each([1440, 1200, 390, 320])('keeps every column in sight in %d px', async (widthPx) => {
    await open({}, { widthPx })
    for (const part of ['12:13:00', '47 min', '41.25 µg/m³', 'still active']) {
      await rowText(1).toContain(part)
    }
    const table = durations().element()
    const edge = table.closest('.air-table-scroll')?.getBoundingClientRect()
    for (const cell of table.querySelectorAll('td > *, th > *')) {
      const { left, right } = cell.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(edge?.left ?? NaN)
      expect(right).toBeLessThanOrEqual(edge?.right ?? NaN)
    }
  })

  it('labels values that are stacked on a phone', async () => {
    await open({}, { widthPx: 390 })
    await rowText(1).toMatch(/12:13:00To now47 minActiveParticulate matter.*41\.25.*still active/)
  })

  it('saves the durations as a workbook, and the chart as a picture', async () => {
    await open()
    const saved: string[] = []
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function keepName(this: HTMLAnchorElement) {
        saved.push(this.download)
      })
    for (const entry of ['Table (XLSX)', 'Chart (PNG)']) {
      await userEvent.click(page.getByRole('button', { name: 'Download' }))
      await userEvent.click(page.getByRole('menuitem', { name: entry }))
    }
    await expect
      .poll(() => saved.map((name) => name.split('.').at(-1)).sort())
      .toEqual(['png', 'xlsx'])
    expect(saved[0]).toMatch(/^Dust 2026-03-13 1300 - 2026-03-14 1300\./)
    click.mockRestore()
  })
})

describe('actions on an alert', () => {
  it('offers no actions to those who may only read the alert', async () => {
    await open({ alerts: [{ ...ACTIVE, actions: ['monitor'] }] })
    await words('About').toContain('Open the windows')
    await expect
      .element(page.getByRole('button', { name: 'Actions for Dust' }))
      .not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Configuration' })).not.toBeInTheDocument()
  })

  it('acknowledges an active alert once', async () => {
    await open()
    await act('Acknowledge')
    expect(sent(`alerts/${id}/acknowledge`)).toBeDefined()
    await words('About').toMatch(/Acknowledged.* by Inês Carvalho/)
    await userEvent.click(page.getByRole('button', { name: 'Actions for Dust' }))
    await expect
      .element(page.getByRole('menuitem', { name: 'Acknowledge' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('acknowledges an alert without data', async () => {
    await open({ alerts: [{ ...ACTIVE, statusType: 'no_data' }] })
    await act('Acknowledge')
    expect(sent(`alerts/${id}/acknowledge`)).toBeDefined()
  })

  it('disables acknowledging for a resolved alert', async () => {
    await open({ alerts: [RESOLVED] })
    await userEvent.click(page.getByRole('button', { name: 'Actions for Dust' }))
    await expect
      .element(page.getByRole('menuitem', { name: 'Acknowledge' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('mutes an alert for 8 h, and ends the mute', async () => {
    await open()
    await act('Mute for 8 h')
    expect(sent(`alerts/${id}/mute`)?.body).toEqual({ until: ago(-480) })
    await words('About').toMatch(/MutedUntil Mar 14, 21:00/)
    await act('End mute')
    expect(sent(`alerts/${id}/mute`)?.body).toEqual({ until: null })
    await words('About').not.toContain('Muted')
  })

  it('mutes an alert until somebody ends it', async () => {
    await open()
    await act('Mute until I end it')
    await words('About').toContain('MutedUntil somebody ends it')
    await words('Timeline').toContain('Muted until somebody ends it by Inês Carvalho')
  })

  it('deactivates an alert, and activates it again', async () => {
    await open()
    await act('Deactivate')
    await expect.element(page.getByText('1 alert deactivated')).toBeVisible()
    await words('About').toContain('StateDeactivated')
    await act('Activate')
    await words('About').toContain('StateIdle')
  })

  it('leads to the form of the alert', async () => {
    const { visited } = await open()
    await act('Edit')
    await expect.poll(() => visited).toEqual([`/org_city/alerts/${id}`])
  })

  it('asks before it deletes an alert, then leads to the list', async () => {
    const { visited } = await open()
    await act('Delete')
    await userEvent.click(page.getByRole('button', { name: 'Delete alert' }))
    await expect.poll(() => visited).toEqual(['/org_city/alerts'])
    expect(sent(`alerts/${id}`)?.method).toBe('DELETE')
  })

  it('shows that an action was refused', async () => {
    await open({ failures: { [`alerts/${id}/mute`]: 403 } })
    await act('Mute for 1 h')
    await expect.element(page.getByRole('alert').or(page.getByRole('status')).last()).toBeVisible()
    await words('About').not.toContain('Muted')
  })
})

it('shows the monitor in Spanish on a phone', async () => {
  await open({}, { locale: 'es_ES', widthPx: 390 })
  await words('Eventos').toMatch(/Activa 2 veces en este intervalo.*sigue activa ahora/)
  await words('Información').toMatch(/EstadoActiva/)
})
