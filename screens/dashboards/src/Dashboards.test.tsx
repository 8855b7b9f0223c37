import {
  axeProblems,
  dashboard,
  node,
  organization,
  renderScreen,
  user,
  type RenderedScreen,
  type RenderScreenOptions,
} from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

const NO_ORGANIZATION =
  'A new dashboard needs an organization in which you have manager access, and you have none. You can duplicate a dashboard that you can see.'

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

const open = async (server: RenderScreenOptions['server'] = {}) => {
  drawn = await renderScreen(plugin, { params: {}, server })
  return drawn
}
const reader = user({ permissions: { read_reports: ['org_city'], read_devices: ['org_city'] } })

it.each([[[dashboard()]], [[]]])(
  'whoever manages no organization sees disabled actions and why: %#',
  async (dashboards) => {
    await open({ dashboards, user: reader })
    for (const name of ['Import', 'New dashboard']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect.element(button).toHaveAttribute('aria-disabled', 'true')
      await expect.element(button).toHaveAccessibleDescription(NO_ORGANIZATION)
    }
    const create = page.getByRole('button', { name: 'New dashboard' })
    create.element().focus()
    await expect.element(create).toHaveFocus()
    await expect
      .poll(() => document.querySelector('.bp6-tooltip')?.textContent)
      .toBe(NO_ORGANIZATION)
    await userEvent.keyboard('{Enter}')
    expect(page.getByRole('dialog').query()).toBeNull()
    expect(await axeProblems(document.body)).toEqual([])
  },
)

it('a locked organization offers neither new dashboards nor changes', async () => {
  await open({
    dashboards: [dashboard()],
    organizations: [organization('org_city', { is_locked: true })],
    user: user({
      permissions: {
        read_reports: ['org_city'],
        manage_reports: ['org_city'],
        manage_users: ['org_city'],
      },
    }),
  })
  const create = page.getByRole('button', { name: 'New dashboard', exact: true })
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  await expect.element(create).toHaveAccessibleDescription(/are locked/)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Export as JSON' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument()
})

it('a template asks for a device by name, with unnamed devices last', async () => {
  const { calls } = await open({ dashboards: [dashboard()] })
  await page.getByRole('button', { name: 'New dashboard' }).click()
  await page.getByRole('radio', { name: 'One device' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Device' })).toBeVisible()
  const searches = calls.filter(({ path }) => path === 'search/nodes')
  expect(searches.map(({ body }) => body)).toEqual([expect.objectContaining({ sort: 'named' })])
})

it('a new dashboard is named after its template until somebody types a name', async () => {
  await open({ dashboards: [dashboard()], nodes: [node('node_1', { presentName: 'Quay mast' })] })
  await page.getByRole('button', { name: 'New dashboard' }).click()
  const name = page.getByRole('dialog').getByLabelText('Name', { exact: true })
  await expect.element(name).toHaveValue('New dashboard')
  const template = page.getByRole('radio', { name: 'One device' })
  await template.click()
  await page.getByRole('combobox', { name: 'Device' }).selectOptions('node_1')
  await expect.element(name).toHaveValue('Quay mast')
  expect(template.element().compareDocumentPosition(name.element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await name.fill('Harbour')
  await page.getByRole('radio', { name: 'Empty' }).click()
  await expect.element(name).toHaveValue('Harbour')
})
