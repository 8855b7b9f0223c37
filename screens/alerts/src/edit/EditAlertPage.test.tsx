import { alertDetails, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const open = async (options: Partial<Parameters<typeof renderScreen>[1]> = {}) => {
  drawn = await renderScreen(plugin, {
    page: 'edit',
    params: { id: 'alert_0' },
    widthPx: 1000,
    ...options,
  })
  return drawn
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const nameField = () => page.getByRole('textbox', { name: 'Name' })
const saved = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))

describe('editing an alert', () => {
  it('keeps what was typed as a new alert if the alert was deleted meanwhile', async () => {
    const failures: Record<string, number> = {}
    const screen = await open({ server: { failures } })
    await userEvent.fill(nameField(), 'Dust')
    failures['alerts/alert_0'] = 404
    await userEvent.click(button('Save'))
    await expect.element(page.getByText(/^This alert was deleted, or/)).toBeVisible()
    await expect.element(nameField()).toHaveValue('Dust')
    await userEvent.click(button('Save as new alert'))
    await expect.element(page.getByText('Alert created')).toBeVisible()
    expect(screen.calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
      path: 'alerts',
      body: { name: 'Dust', data_points: alertDetails(0).data_points },
    })
  })

  it('shows the stored alert, and saves changes with its version', async () => {
    const screen = await open()
    await expect.element(nameField()).toHaveValue('PM2.5 above 35 µg/m³')
    await expect
      .element(page.getByText(/^The average of .* over 1 h is at least 25 µg\/m³$/))
      .toBeVisible()
    await userEvent.fill(nameField(), 'Dust')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Alert saved')).toBeVisible()
    expect(saved(screen)).toMatchObject([
      {
        path: 'alerts/alert_0',
        body: {
          name: 'Dust',
          version: 1,
          data_points: alertDetails(0).data_points,
          subscribers: { users: ['user_ines', 'user_tomas'], notification_method: 'email' },
        },
      },
    ])
    await userEvent.fill(nameField(), 'Dust again')
    await userEvent.click(button('Save'))
    await expect.poll(() => saved(screen).at(-1)?.body).toMatchObject({ version: 2 })
  })

  it('leads to the configuration of another alert', async () => {
    const screen = await open()
    await userEvent.click(button(/^Alert:/))
    await userEvent.click(page.getByRole('option', { name: /Noise at night/ }).first())
    await expect.poll(() => screen.visited).toEqual(['/org_city/alerts/alert_2'])
  })

  it('removes a shared value that no condition uses on saving', async () => {
    const screen = await open()
    await userEvent.click(button('Add value'))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name of the value' }), 'Site limit')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Alert saved')).toBeVisible()
    expect(saved(screen)[0]?.body).toMatchObject({ references: [] })
  })

  it('shows what somebody else saved meanwhile, and adopts it', async () => {
    const savedByOthers = { hold_time_ms: 60_000, name: 'Theirs' }
    await open({ server: { savedByOthers } })
    await userEvent.fill(nameField(), 'Mine')
    await userEvent.click(button('Save'))
    await expect
      .element(page.getByText(/^Changed by them: basic information and timing/))
      .toBeVisible()
    await expect.element(nameField()).toHaveValue('Mine')
    await userEvent.click(button('Discard mine, show theirs'))
    await expect.element(nameField()).toHaveValue('Theirs')
    await expect.element(page.getByRole('textbox', { name: /^Hold time/ })).toHaveValue('1')
  })

  it('overwrites what somebody else saved meanwhile, on request', async () => {
    const screen = await open({ server: { savedByOthers: { hold_time_ms: 60_000 } } })
    await userEvent.fill(nameField(), 'Mine')
    await userEvent.click(button('Save'))
    await userEvent.click(button('Save mine over theirs'))
    await expect.element(page.getByText('Alert saved')).toBeVisible()
    expect(saved(screen).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2])
    expect(saved(screen).at(-1)?.body).toMatchObject({ name: 'Mine', hold_time_ms: 300_000 })
  })

  it('refuses the form to somebody who may only read the alert', async () => {
    await open({
      server: { alerts: [alertDetails(0, { actions: ['monitor'] })] },
    })
    await expect.element(page.getByText('You may not change this alert')).toBeVisible()
  })

  it('says of an unreadable alert that saving replaces its rules', async () => {
    await open({ server: { alerts: [alertDetails(0, { data_points: null })] } })
    await expect.element(page.getByText(/Saving replaces them/)).toBeVisible()
  })
})
