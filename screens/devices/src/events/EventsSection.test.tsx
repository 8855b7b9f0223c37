import {
  axeProblems,
  deviceEvent,
  renderScreen,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'
import { EVENTS } from '../testsupport/events.ts'
import { FLEET } from '../testsupport/fleet.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (options: Partial<RenderScreenOptions> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: '1C00A3F7:0', tab: 'events' },
    widthPx: 1200,
    server: { nodes: FLEET, deviceEvents: EVENTS },
    ...options,
  })
  return drawn
}
const row = (name: RegExp) => page.getByRole('row', { name })

describe('the events of a device', () => {
  it('shows each event with the device’s local time, its age and who caused it', async () => {
    await open()
    const reported = row(/Command given: Blink/)
    await expect.element(reported.getByText(/Mar 14, 2026, 1\d:00:00/)).toBeVisible()
    await expect.element(reported.getByText('1 h ago')).toBeVisible()
    await expect.element(reported.getByText('Olga Owner')).toBeVisible()
    await expect
      .element(row(/Settings reported/).getByText('Status light · Refused: Reporting interval'))
      .toBeVisible()
    await expect.element(page.getByText('Token of Ada Author')).toBeVisible()
  })

  it('searches events by person, and filters them by kind', async () => {
    await open()
    await userEvent.fill(page.getByPlaceholder('Search by who did it'), 'ada')
    await expect.element(row(/Command given/)).not.toBeInTheDocument()
    await expect.element(row(/Shared with Harbour Authority/)).toBeVisible()
    await userEvent.clear(page.getByPlaceholder('Search by who did it'))
    await userEvent.click(page.getByRole('button', { name: 'Kind', exact: true }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Commands' }), { force: true })
    await expect.element(row(/Shared with/)).not.toBeInTheDocument()
    await expect.element(row(/Command given/)).toBeVisible()
  })

  it('restores search, filters and order of events from the address', async () => {
    const screen = await open()
    await userEvent.fill(page.getByPlaceholder('Search by who did it'), 'ada')
    await expect.poll(() => screen.params()).toMatchObject({ search: 'ada', tab: 'events' })
    drawn?.unmount()
    const again = await open({ params: { id: '1C00A3F7:0', tab: 'events', kind: ['commands'] } })
    await expect.element(row(/Command given/)).toBeVisible()
    await expect.element(row(/Shared with/)).not.toBeInTheDocument()
    const time = page.getByRole('columnheader', { name: /^Time/ })
    await userEvent.click(time.getByRole('button'))
    await expect.poll(() => again.params()).toMatchObject({ sort: 'time', kind: ['commands'] })
  })

  it('says that there are no events, and offers to reload after a failure', async () => {
    await open({ server: { nodes: FLEET } })
    await expect.element(page.getByText('Nothing has happened yet')).toBeVisible()
    drawn?.unmount()
    await open({ server: { nodes: FLEET, failures: { 'nodes/1C00A3F7%3A0/events': 503 } } })
    await expect.element(page.getByText('The events could not be loaded')).toBeVisible()
  })

  it('fits the events on a phone, in Spanish, without accessibility problems', async () => {
    await page.viewport(390, 800)
    await open({
      widthPx: 390,
      locale: 'es_ES',
      server: { nodes: FLEET, deviceEvents: [deviceEvent(0)] },
    })
    await expect.element(page.getByText('Orden dada: Parpadear')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeProblems(document.body)).toEqual([])
  })
})
