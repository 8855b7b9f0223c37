import { renderScreen, TEST_NOW_MS, type RenderedScreen } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

let drawn: RenderedScreen | undefined
afterEach(() => drawn?.unmount())

type Server = NonNullable<Parameters<typeof renderScreen>[1]['server']>
const open = async (server: Server = {}) => {
  drawn = await renderScreen(plugin, { params: { tab: 'security' }, server, widthPx: 900 })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const ON: Server = {
  secondFactor: {
    is_on: true,
    totp_since: TEST_NOW_MS,
    recovery_codes_left: 7,
    passkeys: [{ id: 'p1', name: 'Laptop', created_at: TEST_NOW_MS, last_used_at: null }],
  },
}

describe('an authenticator app', () => {
  it('sets up an app by QR code or secret, confirms it by a code, and shows recovery codes once', async () => {
    await open()
    await userEvent.click(button('Set up an app'))
    await expect.element(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
    await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
    const code = page.getByRole('textbox', { name: 'Current code from the app' })
    await userEvent.fill(code, '12')
    await userEvent.click(dialog().getByRole('button', { name: 'Turn on' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/six digits/)
    await userEvent.fill(code, '654321')
    await userEvent.click(dialog().getByRole('button', { name: 'Turn on' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/not the code/)
    await userEvent.fill(code, '123456')
    await userEvent.click(dialog().getByRole('button', { name: 'Turn on' }))
    await expect.element(page.getByText(/fake-code-k7mn-1009/)).toBeVisible()
    await userEvent.click(button('I have saved them'))
    await expect.element(page.getByText(/fake-code/)).not.toBeInTheDocument()
    await expect.element(page.getByText('10 codes left')).toBeVisible()
  })

  it('leads to another sign-in when the last one is old', async () => {
    await open({ isSignInOld: true })
    await userEvent.click(button('Set up an app'))
    await expect.element(page.getByText('Sign in again first')).toBeVisible()
    await expect.element(button('Sign in again')).toBeVisible()
  })
})

describe('an active second factor', () => {
  it('lists passkeys, and asks before it removes one', async () => {
    await open(ON)
    await expect.element(page.getByText('7 codes left')).toBeVisible()
    await userEvent.click(button('Remove passkey Laptop'))
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }))
    await expect.element(page.getByText('Laptop', { exact: true })).not.toBeInTheDocument()
  })

  it.each([
    ['app', { ...ON.secondFactor, passkeys: [] }, 'Remove app'],
    ['passkey', { ...ON.secondFactor, totp_since: null }, 'Remove passkey Laptop'],
  ])('says what depends on the last %s before it is removed', async (_what, secondFactor, name) => {
    await open({ secondFactor })
    await userEvent.click(button(name))
    await expect
      .element(dialog())
      .toMatchTextContent(/organizations that require a second factor do not show you their data/)
  })

  it('renames a passkey, and keeps the name after Escape', async () => {
    await open(ON)
    await userEvent.click(button('Rename passkey Laptop'))
    await userEvent.keyboard('Phone{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('Laptop', { exact: true })).toBeVisible()
    await userEvent.click(button('Rename passkey Laptop'))
    await userEvent.keyboard('Telephone{Enter}')
    await expect.element(page.getByText('Telephone', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Passkey renamed')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('requires another sign-in to rename a passkey when the last one is old', async () => {
    await open({ ...ON, isSignInOld: true })
    await userEvent.click(button('Rename passkey Laptop'))
    await userEvent.keyboard('Telephone{Enter}')
    await expect.element(page.getByText('Sign in again first')).toBeVisible()
  })

  it('asks before it turns the second factor off', async () => {
    await open(ON)
    await userEvent.click(button('Turn off'))
    await userEvent.click(dialog().getByRole('button', { name: 'Turn off' }))
    await expect.element(button('Set up an app')).toBeVisible()
    await expect.element(page.getByText('The second factor is off')).toBeVisible()
  })

  it('creates new recovery codes', async () => {
    await open(ON)
    await userEvent.click(button('New codes'))
    await userEvent.click(dialog().getByRole('button', { name: 'New codes' }))
    await expect.element(page.getByText(/fake-code-k7mn-1000/)).toBeVisible()
  })
})

it('says why a demo account has no second factor', async () => {
  await open({ secondFactor: { unavailable: 'demo' } })
  await expect.element(page.getByText(/Anybody can use the demo account/)).toBeVisible()
  await expect.element(button('Set up an app')).not.toBeInTheDocument()
})
