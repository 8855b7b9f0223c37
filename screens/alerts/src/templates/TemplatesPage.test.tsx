import {
  alert,
  alertDetails,
  alertTemplateDetails,
  axeProblems,
  renderScreen,
  user,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
beforeEach(() => page.viewport(1200, 1000))
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
const TEMPLATES = [0, 1, 2].map((index) => alertTemplateDetails(index))
const open = async (
  server: NonNullable<Parameters<typeof renderScreen>[1]['server']> = {},
  options: Partial<Parameters<typeof renderScreen>[1]> = {},
) => {
  drawn = await renderScreen(plugin, {
    page: 'templates',
    params: {},
    locale: 'en_US',
    widthPx: 1150,
    ...options,
    server: { alertTemplates: TEMPLATES, ...server },
  })
  return drawn
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const menu = async (template: string, entry: string): Promise<void> => {
  await userEvent.click(row(template).getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(page.getByRole('menuitem', { name: entry }))
}
const sent = (method: string) =>
  drawn?.calls
    .filter((call) => call.method === method && call.path.startsWith('alert_templates/'))
    .map(({ path, body }) => ({ path, body }))

describe('the alert templates', () => {
  it('shows what each template covers, and how many devices have an alert', async () => {
    await open()
    await expect
      .element(row('Too much dust'))
      .toMatchTextContent(/Activated.*Thiamis-1000 with roof or school.*42.*3.*1/)
    await expect
      .element(row('Device offline'))
      .toMatchTextContent(/Thiamis-1000 or Thiamis-2000.*118/)
    await expect
      .element(row('Noise at night'))
      .toMatchTextContent(/Deactivated.*Devices with harbour/)
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('says that devices are left out, and that a change is still being applied', async () => {
    await open({
      alertTemplates: [alertTemplateDetails(0, { left_out: 8, is_settled: false })],
    })
    await expect.element(row('Too much dust')).toMatchTextContent(/Being applied.*42 of 50/)
  })

  it('explains templates while there are none, and leads to the first', async () => {
    const { visited } = await open({ alertTemplates: [] })
    await expect.element(page.getByText('No alert templates yet')).toBeVisible()
    await userEvent.click(button('Create template').first())
    await expect.poll(() => visited).toEqual(['/org_city/alerts/templates/create'])
  })

  it('says that the templates could not be loaded', async () => {
    await open({ failures: { alert_templates: 500 } })
    await expect.element(page.getByText('The alert templates could not be loaded')).toBeVisible()
  })

  it('offers those who only read no change of templates', async () => {
    await open({
      alertTemplates: [alertTemplateDetails(0, { actions: [] })],
      user: user({ permissions: { read_devices: ['org_city'] } }),
    })
    await expect.element(row('Too much dust')).toBeVisible()
    await expect.element(button('Create template')).not.toBeInTheDocument()
    await userEvent.click(row('Too much dust').getByRole('button', { name: /^Actions for/ }))
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Show its alerts'])
  })

  it('leads from a template to its alerts and to its form', async () => {
    const { visited } = await open()
    await menu('Too much dust', 'Show its alerts')
    await expect.poll(() => visited).toEqual(['/org_city/alerts?search=Too%20much%20dust'])
    await menu('Too much dust', 'Edit')
    await expect.poll(() => visited.at(-1)).toBe('/org_city/alerts/templates/template_0')
  })

  it('deactivates, activates and deletes a template, and says what happens to its alerts', async () => {
    await open()
    await menu('Too much dust', 'Deactivate')
    await expect.element(row('Too much dust')).toMatchTextContent(/Deactivated/)
    await menu('Too much dust', 'Activate')
    await expect.element(row('Too much dust')).toMatchTextContent(/^.*Activated/)
    await menu('Too much dust', 'Delete')
    await expect
      .element(page.getByText(/Its 42 alerts, one for each device, are deleted/))
      .toBeVisible()
    await userEvent.click(button('Delete template'))
    await expect.element(row('Too much dust')).not.toBeInTheDocument()
    expect(sent('PUT')?.map(({ path }) => path)).toEqual([
      'alert_templates/template_0/deactivate',
      'alert_templates/template_0/activate',
    ])
  })

  it('fits the list of templates on a phone', async () => {
    await page.viewport(390, 800)
    await open({}, { widthPx: 390 })
    await expect.element(page.getByText('Too much dust')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('an alert that a template made', () => {
  const MEMBER = {
    actions: ['monitor' as const],
    template: { _id: 'template_0', name: 'Too much dust' },
  }

  it('leads to the template instead of a form of the alert', async () => {
    const { visited } = await open(
      { alerts: [alertDetails(0, MEMBER)] },
      { page: 'edit', params: { id: 'alert_0' } },
    )
    await expect.element(page.getByText(/is changed by its template/)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Too much dust' }))
    await expect.poll(() => visited).toEqual(['/org_city/alerts/templates/template_0'])
  })

  it('allows an alert of a template to be acknowledged and muted, not deleted', async () => {
    await open(
      { alerts: [alertDetails(0, { ...MEMBER, statusType: 'active', status: 'activated' })] },
      { page: 'monitor', params: { id: 'alert_0' } },
    )
    await userEvent.click(page.getByRole('button', { name: /^Actions for/ }))
    const entries = page
      .getByRole('menuitem')
      .elements()
      .map((one) => one.textContent)
    expect(entries).toContain('Open its template')
    expect(entries).toContain('Acknowledge')
    expect(entries).not.toContain('Delete')
    expect(entries).not.toContain('Edit alert')
    await userEvent.click(page.getByRole('menuitem', { name: 'Acknowledge' }))
    await expect
      .poll(() => drawn?.calls.some(({ path }) => path === 'alerts/alert_0/acknowledge'))
      .toBe(true)
  })

  it('names the template of an alert in the list, and leads to it', async () => {
    const { visited } = await open(
      {
        answers: {
          alerts: {
            data: [{ ...alert(0), ...MEMBER, data_points: [], nodes: [] }],
            next: null,
            page: 1,
            size: 15,
            total: 1,
          },
        },
      },
      { page: 'list', params: {} },
    )
    await userEvent.click(page.getByRole('link', { name: 'Too much dust' }))
    await expect.poll(() => visited).toEqual(['/org_city/alerts/templates/template_0'])
  })
})
