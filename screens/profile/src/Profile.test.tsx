import { renderScreen, user, userSession, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

type Server = NonNullable<Parameters<typeof renderScreen>[1]['server']>
const OLGA = user({ phone_number: '+12015550123', timezone: 'America/New_York' })
const open = async (server: Server = {}, params: Record<string, unknown> = {}) => {
  drawn = await renderScreen(plugin, {
    params,
    server: { user: OLGA, ...server },
    widthPx: 900,
  })
  return drawn
}
const field = (name: string) => page.getByRole('textbox', { name })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))
const saved = ({ calls }: RenderedScreen) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)

describe('what readers say of themselves', () => {
  it('is saved as they wrote it, the number as networks want it', async () => {
    const screen = await open()
    await userEvent.fill(field('First name'), 'Ola')
    await userEvent.fill(field('Mobile phone'), '+34 612 34 56 78')
    await userEvent.selectOptions(page.getByLabelText('Temperature'), 'Fahrenheit (°F)')
    await save()
    await expect.element(page.getByText('Profile saved')).toBeVisible()
    expect(saved(screen)).toEqual([
      {
        first_name: 'Ola',
        last_name: 'Owner',
        picture: null,
        phone_number: '+34612345678',
        timezone: 'America/New_York',
        temp_units: 'F',
      },
    ])
  })

  it.each([
    ['First name', 'First Name is required'],
    ['Last name', 'Last Name is required'],
    ['Mobile phone', 'Mobile is required'],
  ])('needs %s', async (name, words) => {
    const screen = await open()
    await userEvent.clear(field(name))
    await save()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(saved(screen)).toEqual([])
  })

  it('is held to the plans of phone numbers, with an example of the country', async () => {
    const screen = await open()
    await userEvent.fill(field('Mobile phone'), '+34 12')
    await save()
    await expect.element(page.getByText(/It looks like \+34 612 34 56 78/)).toBeVisible()
    expect(saved(screen)).toEqual([])
  })

  it('has time zones by group, found by the names of cities and zones', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('combobox', { name: 'Time zone' }), 'pacific time')
    const losAngeles = page.getByRole('option', { name: /Los Angeles/ })
    await expect.element(losAngeles).toMatchTextContent(/Pacific Time/)
    await expect.element(page.getByText('United States')).toBeVisible()
    await userEvent.click(losAngeles)
    await save()
    await expect.poll(() => saved(screen)).toMatchObject([{ timezone: 'America/Los_Angeles' }])
  })

  it('keeps what was typed where the server refuses', async () => {
    await open({ failures: { 'users/user_olga': 409 } })
    await userEvent.fill(field('First name'), 'Ola')
    await save()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Ola')
  })
})

describe('the tabs', () => {
  it('are kept in the address', async () => {
    const screen = await open()
    await userEvent.click(page.getByRole('tab', { name: 'Access' }))
    await expect.poll(() => screen.params()).toEqual({ tab: 'access' })
    await expect.element(page.getByRole('cell', { name: 'City of Rivermouth' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Support' })).toBeVisible()
  })
})

describe('the password', () => {
  const typed = (name: string) => page.getByLabelText(name, { exact: true })
  const submit = () =>
    userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Change password' }))
  const openForm = async (server: Server = {}) => {
    const screen = await open(server, { tab: 'security' })
    await userEvent.click(page.getByRole('button', { name: 'Change password' }))
    return screen
  }
  const fill = async (old: string, chosen: string, repeated = chosen) => {
    await userEvent.fill(typed('Old password'), old)
    await userEvent.fill(typed('New password'), chosen)
    await userEvent.fill(typed('Repeat the new password'), repeated)
    await submit()
  }

  it('is changed with the old one, also on a server that sends no mail', async () => {
    const screen = await openForm()
    await fill('Old air 12345', 'Clear air 7')
    await expect.element(page.getByText('Password changed')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(saved(screen)).toEqual([{ old_password: 'Old air 12345', new_password: 'Clear air 7' }])
  })

  it('is not sent before all is typed, and twice the same', async () => {
    const screen = await openForm()
    await submit()
    expect(page.getByText('this field is required').elements()).toHaveLength(3)
    await fill('Old air 12345', 'Clear air 7', 'Clear air 8')
    await expect.element(page.getByText('The passwords must match')).toBeVisible()
    expect(saved(screen)).toEqual([])
  })

  it('that does not match is told at its field, until it is typed again', async () => {
    await openForm()
    await fill('Old air 1', 'Clear air 7')
    const told = page.getByText(/^Sorry old password doesn't match\. Nothing was changed/)
    await expect.element(told).toBeVisible()
    await expect.element(typed('Old password')).toHaveAccessibleDescription(/^Sorry old password/)
    await userEvent.fill(typed('Old password'), 'Old air 12345')
    await expect.element(told).not.toBeInTheDocument()
  })

  it('that could not be changed is told in the form', async () => {
    await openForm({ failures: { 'users/me/password': 500 } })
    await fill('Old air 12345', 'Clear air 7')
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Password change was unsuccessful.' }))
      .toBeVisible()
    await expect.element(typed('Old password')).toHaveValue('Old air 12345')
  })
})

describe('the sessions', () => {
  const SESSIONS = [userSession(0), userSession(1), userSession(2)]
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })

  it('say by which browser, from where and how, and which one is this', async () => {
    await open({ sessions: SESSIONS }, { tab: 'security' })
    await expect.element(item('Firefox on Linux')).toMatchTextContent(/This session/)
    await expect.element(item('Safari on iPhone')).toMatchTextContent(/203\.0\.113\.5 · password/)
    await expect.element(item('Firefox on Linux').getByRole('button')).not.toBeInTheDocument()
  })

  it('are signed out one by one, after a question', async () => {
    await open({ sessions: SESSIONS }, { tab: 'security' })
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }))
    await expect.element(item('Safari')).not.toBeInTheDocument()
    await expect.element(item('Edge')).toBeVisible()
  })

  it('are signed out everywhere else, or here too', async () => {
    const screen = await open({ sessions: SESSIONS }, { tab: 'security' })
    await userEvent.click(page.getByRole('button', { name: 'Sign out all others' }))
    await userEvent.click(
      page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }),
    )
    await expect.element(item('Safari')).not.toBeInTheDocument()
    await expect.element(item('Firefox')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign out all others' })).toBeDisabled()
    await userEvent.click(page.getByRole('button', { name: 'Sign out everywhere' }))
    await userEvent.click(
      page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }),
    )
    await expect.element(item('Firefox')).not.toBeInTheDocument()
    const ends = screen.calls.filter(({ method }) => method === 'DELETE')
    expect(ends.map(({ path }) => path)).toEqual(['users/me/sessions', 'users/me/sessions'])
  })

  it('at another identity provider are not shown, and the page says so', async () => {
    const screen = await open({ isIdentityExternal: true }, { tab: 'security' })
    await expect.element(page.getByText(/You sign in at http/)).toBeVisible()
    expect(screen.calls.filter(({ path }) => path.includes('sessions'))).toEqual([])
  })
})
