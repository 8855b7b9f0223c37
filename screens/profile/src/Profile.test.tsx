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

describe('the form of the profile', () => {
  it('saves names as typed and the phone number in international form', async () => {
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
  ])('requires the field %s of the profile', async (name, words) => {
    const screen = await open()
    await userEvent.clear(field(name))
    await save()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(saved(screen)).toEqual([])
  })

  it('validates a phone number by its country, and shows an example', async () => {
    const screen = await open()
    await userEvent.fill(field('Mobile phone'), '+34 12')
    await save()
    await expect.element(page.getByText(/It looks like \+34 612 34 56 78/)).toBeVisible()
    expect(saved(screen)).toEqual([])
  })

  it('finds time zones by the names of cities and zones, grouped by country', async () => {
    const screen = await open()
    await userEvent.fill(page.getByRole('combobox', { name: 'Time zone' }), 'pacific time')
    const losAngeles = page.getByRole('option', { name: /Los Angeles/ })
    await expect.element(losAngeles).toMatchTextContent(/Pacific Time/)
    await expect.element(page.getByText('United States')).toBeVisible()
    await userEvent.click(losAngeles)
    await save()
    await expect.poll(() => saved(screen)).toMatchObject([{ timezone: 'America/Los_Angeles' }])
  })

  it('keeps the typed values when the server refuses', async () => {
    await open({ failures: { 'users/user_olga': 409 } })
    await userEvent.fill(field('First name'), 'Ola')
    await save()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Ola')
  })
})

describe('the tabs of the profile', () => {
  it('keeps the open tab in the address', async () => {
    const screen = await open()
    await userEvent.click(page.getByRole('tab', { name: 'Access' }))
    await expect.poll(() => screen.params()).toEqual({ tab: 'access' })
    await expect.element(page.getByRole('cell', { name: 'City of Rivermouth' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Support' })).toBeVisible()
  })
})

describe('changing the password', () => {
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

  it('changes the password with the old one, also on a server that sends no mail', async () => {
    const screen = await openForm()
    await fill('Old air 12345', 'Clear air 7')
    await expect.element(page.getByText('Password changed')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(saved(screen)).toEqual([{ old_password: 'Old air 12345', new_password: 'Clear air 7' }])
  })

  it('requires all three fields, and the same new password twice', async () => {
    const screen = await openForm()
    await submit()
    expect(page.getByText('this field is required').elements()).toHaveLength(3)
    await fill('Old air 12345', 'Clear air 7', 'Clear air 8')
    await expect.element(page.getByText('The passwords must match')).toBeVisible()
    expect(saved(screen)).toEqual([])
  })

  it('shows a wrong old password at its field until it is typed again', async () => {
    await openForm()
    await fill('Old air 1', 'Clear air 7')
    const reported = page.getByText(/^Sorry old password doesn't match\. Nothing was changed/)
    await expect.element(reported).toBeVisible()
    await expect.element(typed('Old password')).toHaveAccessibleDescription(/^Sorry old password/)
    await userEvent.fill(typed('Old password'), 'Old air 12345')
    await expect.element(reported).not.toBeInTheDocument()
  })

  it('says in the form that the password could not be changed', async () => {
    await openForm({ failures: { 'users/me/password': 500 } })
    await fill('Old air 12345', 'Clear air 7')
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Password change was unsuccessful.' }))
      .toBeVisible()
    await expect.element(typed('Old password')).toHaveValue('Old air 12345')
  })
})

describe('the sessions of the reader', () => {
  const SESSIONS = [userSession(0), userSession(1), userSession(2)]
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })

  it('shows browser, address and method of each session, and marks this one', async () => {
    await open({ sessions: SESSIONS }, { tab: 'security' })
    await expect.element(item('Firefox on Linux')).toMatchTextContent(/This session/)
    await expect.element(item('Safari on iPhone')).toMatchTextContent(/203\.0\.113\.5 · password/)
    await expect.element(item('Firefox on Linux').getByRole('button')).not.toBeInTheDocument()
  })

  it('asks before it signs out a session', async () => {
    await open({ sessions: SESSIONS }, { tab: 'security' })
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }))
    await expect.element(item('Safari')).not.toBeInTheDocument()
    await expect.element(item('Edge')).toBeVisible()
  })

  it('signs out all other sessions, or every session', async () => {
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

  it('says that an external identity provider manages sessions, and lists none', async () => {
    const screen = await open({ isIdentityExternal: true }, { tab: 'security' })
    await expect.element(page.getByText(/You sign in at http/)).toBeVisible()
    expect(screen.calls.filter(({ path }) => path.includes('sessions'))).toEqual([])
  })
})
