import { expect, test as base, type BrowserContext, type Page } from 'playwright/test'
import { startSmtpServer, type TestSmtpServer } from '@airshed/server/testing/smtp-server'
import { openSession } from './session.ts'
import { createWorkerConsole, type WorkerConsole } from './workerConsole.ts'

// People come and go here, so this console is not shared, and has a mail server that catches what is sent.

interface People {
  server: WorkerConsole
  mails: TestSmtpServer
}

const test = base.extend<object, People>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the needed fixtures from the pattern: none
    async ({}, use) => {
      const mails = await startSmtpServer()
      await use(mails)
      await mails.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails }, use) => {
      const server = await createWorkerConsole({
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        MAIL_FROM: 'Airshed <console@example.org>',
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

const EMAIL = 'lucia@example.org'
const PASSWORD = 'Cielo-claro-9'

/** The link in the newest mail to somebody. */
async function linkFor(mails: TestSmtpServer, address: string): Promise<string> {
  const linkOf = () => {
    const mail = mails.arrived.findLast(({ envelopeTo }) => envelopeTo.includes(address))
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? null
  }
  await expect.poll(linkOf, { timeout: 20_000 }).not.toBeNull()
  return linkOf() ?? ''
}

/** A virtual authenticator for passkeys that responds automatically. */
async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('somebody is invited by mail, joins in Spanish, adds a passkey, is promoted, demoted and removed', async ({
  page: owner,
  browser,
  server: { url },
  mails,
}) => {
  test.setTimeout(180_000)
  await (await openSession(url, 'Owner')).lendTo(owner.context())
  await owner.goto('/org_city/invitations')
  await owner.getByRole('button', { name: 'Invite new user' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(EMAIL)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByRole('row').filter({ hasText: EMAIL })).toContainText('Pending')

  const context = await browser.newContext({ baseURL: url, locale: 'es-ES' })
  const guest = await context.newPage()
  await guest.goto(await linkFor(mails, EMAIL))
  // The mail is in the language of the inviting user, and so is its page until another one is chosen.
  await guest.getByRole('link', { name: 'Español' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^Unirse a /)
  await guest.getByLabel('Nombre').fill('Lucía')
  await guest.getByLabel('Apellidos').fill('Vega')
  await guest.getByLabel('Contraseña nueva').fill(PASSWORD)
  await guest.getByLabel('Repita la contraseña').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Crear la cuenta y unirse' }).click()
  await guest.getByRole('link', { name: 'Iniciar sesión' }).click()
  const signIn = async (): Promise<void> => {
    await guest.getByLabel('Correo electrónico').fill(EMAIL)
    await guest.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  }
  await signIn()
  await expect(guest.getByRole('heading', { level: 1, name: /Lucía/ })).toBeVisible()

  await withAuthenticator(context, guest)
  await guest.goto('/org_city/profile?tab=security')
  await guest.getByRole('button', { name: 'Añadir llave de acceso' }).click()
  await guest.getByRole('dialog').getByRole('textbox').fill('Portátil')
  await guest.getByRole('dialog').getByRole('button', { name: 'Crear llave de acceso' }).click()
  await guest.getByRole('button', { name: 'Los he guardado' }).click()
  await expect(guest.getByText('Portátil')).toBeVisible()
  await context.clearCookies()
  await guest.goto('/')
  await signIn()
  await guest.getByRole('button', { name: 'Usar una llave de acceso' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: /Lucía/ })).toBeVisible()

  await owner.goto('/org_city/users')
  const row = owner.getByRole('row').filter({ hasText: EMAIL })
  await expect(row).toContainText('User')
  const become = async (role: string): Promise<void> => {
    await row.getByRole('button', { name: /^Actions/ }).click()
    await owner.getByRole('menuitem', { name: 'Manage roles' }).click()
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /^Change role/ })
      .click()
    await owner.getByRole('menuitem', { name: role, exact: true }).click()
    await expect(owner.getByText('Role saved')).toBeVisible()
    await owner.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(row).toContainText(role)
  }
  await guest.goto('/org_city/invitations')
  const invite = guest.getByRole('button', { name: 'Invitar a un usuario' })
  await expect(guest.getByText(EMAIL)).toBeVisible()
  await expect(invite).toBeHidden()
  await become('Manager')
  await expect(invite).toBeVisible()
  await become('User')
  await expect(invite).toBeHidden()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await owner.getByRole('menuitem', { name: 'Remove role' }).click()
  await owner.getByRole('button', { name: 'Remove role', exact: true }).click()
  await expect(row).toBeHidden()
  await guest.goto('/org_city/devices')
  await expect(guest).not.toHaveURL(/devices/)
  await context.close()
})

test('a forgotten password sends no mail to an unknown address', async ({
  page,
  server: { url },
  mails,
}) => {
  await page.goto(url)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mailbox')
  expect(mails.offered).not.toContain('nobody@example.org')
})
