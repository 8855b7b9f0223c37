import { startAccessContext } from '@airshed/schemas/calls'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import AccessContextDialog from './AccessContextDialog.tsx'

afterEach(clearConsole)

const HARBOUR = { id: 'org_port', external_id: 'port-01', name: 'Harbour authority' }

function open(options: Parameters<typeof drawInConsole>[1] = {}) {
  const drawn = drawInConsole(<AccessContextDialog onClose={() => undefined} />, {
    answers: {
      'organizations/lookup': { data: [HARBOUR] },
      'users/access_context/support': {},
    },
    ...options,
  })
  const started: unknown[] = []
  const { api } = drawn.value
  const { call } = api
  api.call = (wanted, ...sent) => {
    if (wanted.path === startAccessContext.path) started.push(sent[0]?.body)
    return call(wanted, ...sent)
  }
  return { ...drawn, started }
}
const button = () => page.getByRole('button', { name: 'Switch' })

describe('acting as somebody else', () => {
  it('asks for an e-mail address, and explains a problem after the field was touched', async () => {
    const { started } = open()
    const email = page.getByLabelText('E-mail', { exact: true })
    await expect.element(email).toBeVisible()
    expect(document.body.textContent).not.toContain('Email is required')
    expect(await accessibilityIssues()).toEqual([])
    await email.click()
    await userEvent.tab({ shift: true })
    await expect.element(page.getByText('Email is required')).toBeVisible()
    await userEvent.fill(email, 'nobody')
    await expect.element(page.getByText('Must be a valid e-mail')).toBeVisible()
    await button().click()
    expect(started).toEqual([])
  })

  it('restarts the console when acting by e-mail address', async () => {
    const { started, done } = open()
    await userEvent.fill(page.getByLabelText('E-mail', { exact: true }), 'ana@example.org')
    await button().click()
    await expect.poll(() => done).toEqual(['restart'])
    expect(started).toEqual([{ email: 'ana@example.org' }])
  })

  it('searches organizations from the third letter', async () => {
    const { started, done } = open()
    await userEvent.selectOptions(page.getByLabelText('Find by'), 'Organization and role')
    const organization = page.getByRole('combobox', { name: 'Organization', exact: true })
    await userEvent.fill(organization, 'ha')
    await expect.element(page.getByText('Type at least 3 characters')).toBeVisible()
    await userEvent.fill(organization, 'har')
    await page.getByRole('option', { name: /Harbour authority/ }).click()
    await userEvent.selectOptions(page.getByLabelText('Role'), 'User')
    await button().click()
    await expect.poll(() => done).toEqual(['restart'])
    expect(started).toEqual([{ external_id: 'port-01', role: 'user' }])
  })

  it('requires an organization when acting by organization', async () => {
    const { started } = open()
    await userEvent.selectOptions(page.getByLabelText('Find by'), 'Organization and role')
    await button().click()
    await expect.element(page.getByText('Organization is required')).toBeVisible()
    expect(started).toEqual([])
  })

  it('shows and reports the server’s reason, and allows another try', async () => {
    const { done, errors, value } = open({ isRefusing: true })
    await userEvent.fill(page.getByLabelText('E-mail', { exact: true }), 'ana@example.org')
    await button().click()
    await expect
      .poll(() => value.toaster.getToasts().map(({ message }) => message))
      .toEqual(['You do not have permission to do this'])
    expect(errors).toHaveLength(1)
    expect(done).toEqual([])
    await expect.element(button()).toBeEnabled()
  })
})
