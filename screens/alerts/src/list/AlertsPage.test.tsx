import { alertDetails, dataPoint, renderScreen, user, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (params: Record<string, unknown> = {}, locale: 'en_US' | 'es_ES' = 'en_US') => {
  drawn = await renderScreen(plugin, { params, locale, widthPx: 1100 })
  return drawn
}

describe('the list of alerts', () => {
  it('shows the rules of an alert in sentences, and who is notified', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: /^Show details of/ }).first())
    await expect
      .element(page.getByText('Particulate matter PM2.5 at Station 1C00A3F7 is above 35 µg/m³'))
      .toBeVisible()
    await expect
      .element(
        page.getByText(
          'The average of Particulate matter PM2.5 at Station 1C00A3F8 over 1 h is at least 25 µg/m³',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByText('Inês Carvalho and Tomás Ferreira')).toBeVisible()
  })

  it('shows rules in rows of 54 px, and five rules and five parameters before more', async () => {
    const paths = ['132:5', '132:7', '131:10', '150:1', '110:2', '111:3', '112:4']
    const ids = paths.map((path) => `1C00A3F7.0.0.0/${path}`)
    const points = ids.map((id) => dataPoint(id, { presentName: `Parameter ${id.slice(-5)}` }))
    const conditions = ids.map((dataPointId) => ({
      deviceId: '1C00A3F7:0',
      dataPointId,
      expr: 'gt' as const,
      value: 1,
    }))
    const dust = alertDetails(0, { name: 'Dust', data_points: [{ _id: 'g', conditions }] })
    drawn = await renderScreen(plugin, {
      params: {},
      widthPx: 1100,
      server: {
        answers: { alerts: { data: [dust], total: 1 }, 'search/data_points': { data: points } },
      },
    })
    await userEvent.click(page.getByRole('button', { name: /^Show details of/ }).first())
    const details = page.getByRole('group', { name: 'Dust', exact: true })
    await expect.poll(() => details.query()?.clientHeight).toBe(270)
    expect(details.element().scrollHeight).toBeGreaterThan(5 * 54)
    const rule = details.getByText(/is above 1/).first()
    expect(rule.element().getBoundingClientRect().height).toBeCloseTo(54, 0)
    const chips = details.getByRole('list', { name: 'Parameters' })
    expect(chips.getByRole('listitem').elements()).toHaveLength(5)
    await userEvent.click(details.getByRole('button', { name: 'and 2 more' }))
    expect(chips.getByRole('listitem').elements()).toHaveLength(7)
  })

  it('shows a single primary action, which creates an alert', async () => {
    await open()
    const create = page.getByRole('button', { name: 'Create', exact: true })
    await expect.element(create).toHaveClass('bp6-intent-primary')
    expect(document.querySelectorAll('.bp6-intent-primary')).toHaveLength(1)
  })

  it('shows levels by shape, colour and word', async () => {
    await open()
    await expect.element(page.getByRole('gridcell', { name: 'Critical' }).first()).toBeVisible()
    const looks = [...document.querySelectorAll('[data-level]')].map((tag) => [
      tag.getAttribute('data-level'),
      tag.querySelector('svg')?.getAttribute('data-icon'),
    ])
    expect(new Map(looks as [string, string][]).get('critical')).toBe('stop-sign')
    expect(new Map(looks as [string, string][]).get('info')).toBe('info-sign')
  })

  it('shows whole words for levels on a phone, and no cut-off message', async () => {
    drawn = await renderScreen(plugin, { params: {}, locale: 'es_ES', widthPx: 366 })
    await expect.element(page.getByText('Advertencia').first()).toBeVisible()
    const levels = [...document.querySelectorAll('.air-list-text:has([data-level])')]
    expect(levels.length).toBeGreaterThan(2)
    for (const words of levels) expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    const lines = [...document.querySelectorAll('.air-list-line[data-muted="true"]')]
    // Level and last time: neither message nor number of devices.
    for (const line of lines) expect(line.children).toHaveLength(2)
  })

  it('shows names in full before messages get any room', async () => {
    await open()
    const title = page.getByRole('link', { name: 'PM2.5 above 35 µg/m³' }).first()
    await expect.element(title).toBeVisible()
    for (const words of document.querySelectorAll('[data-title="true"] .air-list-text')) {
      expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    }
  })

  it('groups alerts by state, and keeps that in the address', async () => {
    const { params } = await open()
    await userEvent.click(page.getByRole('button', { name: 'View' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Group by' }), 'status')
    await expect.poll(params).toEqual({ group: 'status' })
    await expect.element(page.getByText(/^Resolved \(/)).toBeVisible()
  })

  it('offers for selected alerts the actions that every one of them allows', async () => {
    await open()
    const box = page.getByRole('checkbox', { name: /^Select Noise at night/ }).first()
    await expect.element(box).toBeInTheDocument()
    box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const bar = page.getByRole('toolbar')
    await expect.element(bar.getByRole('button', { name: 'Deactivate' })).toBeVisible()
    await expect
      .element(bar.getByRole('button', { name: 'Activate', exact: true }))
      .not.toBeInTheDocument()
  })

  it('leads from the name of an alert and from its menu to its monitor and its form', async () => {
    const { visited } = await open()
    await expect
      .element(page.getByRole('link', { name: 'PM2.5 above 35 µg/m³' }).first())
      .toHaveAttribute('href', '/org_city/alerts/alert_0/monitor')
    for (const entry of ['Monitor', 'Edit']) {
      await userEvent.click(page.getByRole('button', { name: /^Actions for/ }).first())
      const item = page.getByRole('menuitem', { name: entry })
      await expect.element(item).toBeVisible()
      if (entry === 'Edit') {
        expect(item.element().querySelector('svg')?.getAttribute('data-icon')).toBe('edit')
      }
      await userEvent.click(item)
    }
    await expect
      .poll(() => visited)
      .toEqual(['/org_city/alerts/alert_0/monitor', '/org_city/alerts/alert_0'])
  })

  it('leads from “Create” to a new alert', async () => {
    const { visited } = await open()
    await userEvent.click(page.getByRole('button', { name: 'Create' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Alert', exact: true }))
    await expect.poll(() => visited).toEqual(['/org_city/alerts/create'])
  })

  it('leads to the notification channels and the maintenance windows', async () => {
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Notification channels' }))
      .toHaveAttribute('href', '/org_city/alerts/channels')
    await expect
      .element(page.getByRole('link', { name: 'Maintenance windows' }))
      .toHaveAttribute('href', '/org_city/alerts/maintenance')
  })

  it('offers nothing to create to those who may not create alerts', async () => {
    drawn = await renderScreen(plugin, {
      params: {},
      widthPx: 1100,
      server: { user: user({ permissions: { read_devices: ['org_city'] } }) },
    })
    await expect.element(page.getByRole('button', { name: 'View' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Create' })).not.toBeInTheDocument()
  })

  it('asks in Spanish before it deletes an alert', async () => {
    await open({}, 'es_ES')
    await userEvent.click(page.getByRole('button', { name: /Acciones/ }).first())
    await userEvent.click(page.getByRole('menuitem', { name: 'Eliminar' }))
    await expect.element(page.getByText(/^¿Eliminar la alerta/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })
})
