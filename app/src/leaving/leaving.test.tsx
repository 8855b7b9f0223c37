import { builtInScreen } from '@airshed/plugins'
import { node, organization } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearConsole, drawConsole } from '../testsupport/drawInConsole.tsx'

const ALERTS = '/org_city/alerts'
const CLAIM = '/org_city/devices/claim'
const EDIT = '/org_city/devices/1C00A3F7%3A0/edit'

const address = () => `${window.location.pathname}${window.location.search}`
const outside = address()
beforeEach(async () => {
  await page.viewport(1200, 900)
})
afterEach(() => {
  clearConsole()
  window.history.pushState(null, '', outside)
})

/** Opens the console at the last of these addresses; the others were visited before. */
function open(...visited: string[]) {
  for (const [idx, path] of visited.entries()) window.history.pushState({ idx }, '', path)
  return drawConsole({
    plugins: [builtInScreen('airshed.devices'), builtInScreen('airshed.alerts')],
    nodes: [node('1C00A3F7:0', { actions: ['list', 'read', 'configure'] })],
    organizations: [organization()],
  })
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nameField = () => page.getByRole('textbox', { name: 'Name', exact: true })
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = () => userEvent.click(question().getByRole('button', { name: 'Cancel' }))
const discard = () => userEvent.click(question().getByRole('button', { name: 'Discard changes' }))
const follow = (title: string) =>
  userEvent.click(
    page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: title, exact: true }),
  )
/** What was typed is still there, in the page that it belongs to. */
const isThere = async () => {
  await expect.element(question()).not.toBeInTheDocument()
  await expect.poll(() => window.location.pathname).toBe(EDIT)
  await expect.element(nameField()).toHaveValue('Quay north')
}

describe('leaving a form with changes', () => {
  it('asks before a link leaves a changed form', async () => {
    open(EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    await follow('Alerts')
    await stay()
    await isThere()
    await follow('Alerts')
    await discard()
    await expect.poll(address).toBe(ALERTS)
    await expect.element(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible()
  })

  it('asks before another page of the device replaces a changed form', async () => {
    open(EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    await userEvent.click(page.getByRole('link', { name: 'Monitor', exact: true }))
    await stay()
    await isThere()
  })

  it('asks before going back leaves a changed form, each time', async () => {
    open(ALERTS, EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    window.history.back()
    await expect.element(question()).toBeVisible()
    await expect.poll(address).toBe(EDIT)
    window.history.back()
    await expect.poll(address).toBe(EDIT)
    await stay()
    await isThere()
    window.history.back()
    await discard()
    await expect.poll(address).toBe(ALERTS)
    await expect.element(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible()
  })

  it('asks before going forward leaves a changed form', async () => {
    open(EDIT)
    await expect.element(nameField()).toBeVisible()
    await follow('Alerts')
    await expect.poll(address).toBe(ALERTS)
    window.history.back()
    await userEvent.fill(nameField(), 'Quay north')
    window.history.forward()
    await stay()
    await isThere()
    window.history.forward()
    await discard()
    await expect.poll(address).toBe(ALERTS)
  })

  it('asks before leaving across a link within the page', async () => {
    open(ALERTS, EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    document.querySelector<HTMLAnchorElement>('a[href="#content"]')?.click()
    expect(window.location.hash).toBe('#content')
    await isThere()
    window.history.go(-2)
    await stay()
    await isThere()
    expect(window.location.hash).toBe('#content')
  })

  it('keeps a changed form while another tab of its page is shown', async () => {
    open(EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    await userEvent.click(page.getByRole('tab', { name: 'Location' }))
    await expect.poll(address).toBe(`${EDIT}?tab=location`)
    await expect.element(nameField()).not.toBeInTheDocument()
    window.history.back()
    await isThere()
  })

  it('asks before signing out discards changes', async () => {
    const { done } = open(EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    await userEvent.click(page.getByRole('button', { name: /Profile menu/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }))
    await stay()
    expect(done).toEqual([])
    await userEvent.click(page.getByRole('button', { name: /Profile menu/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Sign out' }))
    await discard()
    expect(done).toEqual(['sign out'])
  })

  it('leaves a saved form without a question', async () => {
    open(EDIT)
    await userEvent.fill(nameField(), 'Quay north')
    const general = page.getByRole('region', { name: 'General', exact: true })
    await userEvent.click(general.getByRole('button', { name: 'Save', exact: true }))
    await expect.element(general.getByText('Saved', { exact: true })).toBeVisible()
    await follow('Alerts')
    await expect.poll(address).toBe(ALERTS)
  })
})

it('asks once before new keys are left', async () => {
  open(CLAIM)
  await userEvent.fill(page.getByRole('textbox', { name: 'Serials' }), '1C00A3F8')
  await userEvent.click(page.getByText('Give each device a key of its own'))
  await userEvent.click(button('Claim'))
  await userEvent.click(button('Show devices'))
  const keys = page.getByRole('dialog')
  await expect.element(keys.getByText(/They cannot be shown again/)).toBeVisible()
  await userEvent.click(keys.getByRole('button', { name: 'Leave', exact: true }))
  await expect.poll(address).toBe('/org_city/devices')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
