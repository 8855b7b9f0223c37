import {
  alertTemplateDetails,
  axeProblems,
  renderScreen,
  type RenderedScreen,
} from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from '../plugin.ts'

let drawn: RenderedScreen | null = null
beforeEach(() => page.viewport(1200, 1400))
afterEach(() => {
  drawn?.unmount()
  drawn = null
})
type Options = Parameters<typeof renderScreen>[1]
const open = async (
  server: NonNullable<Options['server']> = {},
  options: Partial<Options> = {},
) => {
  drawn = await renderScreen(plugin, {
    page: 'create-template',
    params: {},
    locale: 'en_US',
    widthPx: 1000,
    ...options,
    server: { alertTemplates: [alertTemplateDetails(0)], ...server },
  })
  return drawn
}
const edit = (server: NonNullable<Options['server']> = {}) =>
  open(server, { page: 'edit-template', params: { id: 'template_0' } })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const choose = async (label: RegExp, option: string | RegExp): Promise<void> => {
  await userEvent.click(button(label))
  await userEvent.click(page.getByRole('option', { name: option }).first())
  // The list gives the focus back once it is gone.
  await expect.element(button(label)).toHaveFocus()
}
const bodies = (method: string, path: string) =>
  drawn?.calls
    .filter((call) => call.method === method && call.path === path)
    .map(({ body }) => body)

describe('a new alert template', () => {
  it('saves a template with device types, tags and rules about each device', async () => {
    const { visited } = await open({
      nodes: [{ _id: '1C00A3F7:0', tags: ['roof', 'school'] } as never],
    })
    await choose(/^Device types:/, /Thiamis/)
    await choose(/^Tags:/, 'roof')
    await expect.element(page.getByText('Covers 12 devices now')).toBeVisible()
    await userEvent.click(button('Add condition'))
    await expect.element(button(/^Device: each device/)).toBeVisible()
    await choose(/^Parameter:/, /PM2\.5/)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Operator' }), 'gt')
    await userEvent.fill(page.getByRole('textbox', { name: /^Value/ }), '35')
    await userEvent.click(button('Done'))
    await expect
      .element(page.getByText('Particulate matter PM2.5 at each device is above 35 µg/m³'))
      .toBeVisible()
    await choose(/^Add subscriber/, 'Inês Carvalho')
    await userEvent.click(button('Save'))
    await expect.poll(() => visited).toEqual(['/org_city/alerts/templates'])
    expect(bodies('POST', 'alert_templates')).toMatchObject([
      {
        organization_id: 'org_city',
        covers: { tags: ['roof'] },
        data_points: [
          { conditions: [{ deviceId: '*', dataPointId: '*/132:5', expr: 'gt', value: 35 }] },
        ],
        subscribers: { users: ['user_ines'] },
      },
    ])
  })

  it('says what a new template lacks', async () => {
    await open()
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Choose a device type or a tag')).toBeVisible()
    expect(bodies('POST', 'alert_templates')).toEqual([])
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('says that the devices of a template could not be counted', async () => {
    await open({ failures: { 'alert_templates/covered': 500 } })
    await choose(/^Device types:/, /Thiamis/)
    await expect.element(page.getByText('The devices could not be counted')).toBeVisible()
  })
})

describe('editing an alert template', () => {
  it('shows the stored template, and saves changes with its version', async () => {
    await edit()
    await expect
      .element(page.getByText(/^Particulate matter PM2\.5 at each device is above 35 µg\/m³, and/))
      .toBeVisible()
    await expect.element(page.getByText(/42 devices have an alert of it/)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    await userEvent.click(button('Save'))
    await expect.element(page.getByText('Template saved')).toBeVisible()
    expect(bodies('PUT', 'alert_templates/template_0')).toMatchObject([
      {
        name: 'Dust',
        version: 1,
        covers: { types: ['Thiamis-1000'], tags: ['roof', 'school'] },
        data_points: alertTemplateDetails(0).data_points,
      },
    ])
  })

  it('keeps what was typed as a new template if the template was deleted meanwhile', async () => {
    const failures: Record<string, number> = {}
    const { visited } = await edit({ failures })
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Dust')
    failures['alert_templates/template_0'] = 404
    await userEvent.click(button('Save'))
    await expect.element(page.getByText(/^This template was deleted, or/)).toBeVisible()
    await userEvent.click(button('Save as new template'))
    await expect.poll(() => visited).toEqual(['/org_city/alerts/templates'])
    expect(bodies('POST', 'alert_templates')).toMatchObject([
      { name: 'Dust', covers: { types: ['Thiamis-1000'], tags: ['roof', 'school'] } },
    ])
  })

  it('says how many devices match the template without being covered', async () => {
    await edit({ covered: { matching: 14, covered: 12 } })
    await expect.element(page.getByText(/Covers 12 of 14 such devices now/)).toBeVisible()
  })

  it('previews the rules of a template on one of the devices', async () => {
    await edit()
    await expect.element(page.getByText('Covers 12 devices now')).toBeVisible()
    await userEvent.click(button('Preview'))
    await expect
      .element(page.getByText(/readings of one of the devices, Quay Street/))
      .toBeVisible()
    await expect
      .poll(() => bodies('POST', 'alerts/preview'))
      .toMatchObject([
        {
          data_points: [
            {
              conditions: [{ deviceId: '1C00A3F7:0', dataPointId: '1C00A3F7.0.0.0/132:5' }],
            },
          ],
        },
      ])
  })

  it('shows what somebody else saved in the template meanwhile', async () => {
    await edit({ templateSavedByOthers: { covers: { types: [], tags: ['quay'] } } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Mine')
    await userEvent.click(button('Save'))
    await expect
      .element(page.getByText('Somebody else saved this template in the meantime'))
      .toBeVisible()
    await expect.element(page.getByText(/^Changed by them: covered devices/)).toBeVisible()
  })

  it('refuses the form to those who may only read the template', async () => {
    await edit({ alertTemplates: [alertTemplateDetails(0, { actions: [] })] })
    await expect.element(page.getByText('You may not change this alert template')).toBeVisible()
  })
})
