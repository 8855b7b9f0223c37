import { mail, renderScreen, type FakeServerOptions, type RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plugin } from './plugin.ts'

const MAILS = [
  mail(0, { state: 'failed', subject: 'Dust has begun', reason: '550 no such mailbox' }),
  mail(1, { state: 'sent', template: 'alert-change', subject: 'Dust is over' }),
  mail(2, { state: 'kept', template: 'invitation', subject: 'Ann invites you' }),
  mail(3, { state: 'waiting', template: 'tide-report', subject: 'Tides of the week' }),
]

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (params = {}, server: Partial<FakeServerOptions> = {}) => {
  drawn = await renderScreen(plugin, { params, server: { mails: MAILS, ...server } })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const show = (name: string) =>
  row(name)
    .getByRole('button', { name: /^Show details/ })
    .click()

describe('the list of messages', () => {
  it('shows what each message is, its recipient and its outcome', async () => {
    await open()
    await expect
      .element(row('Dust has begun'))
      .toMatchTextContent(/Failed.*ana0@rivermouth\.example.*Alert.*550 no such mailbox/)
    await expect.element(row('Ann invites you')).toMatchTextContent(/Kept.*Invitation/)
    await expect.element(row('Tides')).toMatchTextContent(/Waiting.*tide-report/)
  })

  it('filters messages by state and by kind', async () => {
    await open({ state: 'failed' })
    await expect.element(row('Dust has begun')).toBeVisible()
    await expect.element(row('Dust is over')).not.toBeInTheDocument()
    drawn?.unmount()
    await open({ template: 'invitation' })
    await expect.element(row('Ann invites you')).toBeVisible()
    await expect.element(row('Dust has begun')).not.toBeInTheDocument()
  })
})

describe('a message of the outbox', () => {
  it('shows a message as it looks, in a frame that runs no scripts', async () => {
    await open()
    await show('Dust has begun')
    const frame = page.getByTitle('Dust has begun', { exact: true })
    await expect.element(frame).toBeVisible()
    await expect.element(frame).toHaveAttribute('sandbox', '')
    const element = frame.element() as HTMLIFrameElement
    expect(element.srcdoc).toContain('<base target="_blank">')
    expect(element.srcdoc).toContain('PM2.5')
    // Another origin: the page of the console cannot even look into it.
    expect(element.contentDocument).toBeNull()
  })

  it('shows the plain text of a message by keyboard alone', async () => {
    await open()
    await show('Dust has begun')
    const plain = page.getByRole('button', { name: 'Plain text' })
    await expect.element(plain).toBeVisible()
    ;(plain.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(plain).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText(/PM2\.5 at Quay Street/)).toBeVisible()
  })

  it('says that the text of a delivered message is no longer kept', async () => {
    await open()
    await show('Dust is over')
    await expect.element(page.getByText(/its text is no longer kept/)).toBeVisible()
  })

  it('hides a message whose link grants access', async () => {
    await open()
    await show('Ann invites you')
    await expect.element(page.getByText(/meant only for its recipient/)).toBeVisible()
  })

  it('sends a failed message again', async () => {
    await open()
    await row('Dust has begun')
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await expect.element(page.getByText('The message is on its way')).toBeVisible()
    await expect.element(row('Dust has begun')).toMatchTextContent(/Waiting/)
  })

  it('offers no menu for a message that was sent or waits', async () => {
    await open()
    await expect.element(row('Dust is over')).toBeVisible()
    for (const name of ['Dust is over', 'Tides']) {
      await expect
        .element(row(name).getByRole('button', { name: /^Actions/ }))
        .not.toBeInTheDocument()
    }
  })
})

describe('the outbox without a mail server', () => {
  it('says that messages are kept, and offers no sending', async () => {
    await open({}, { isMailSent: false })
    await expect.element(page.getByText(/messages are kept here.*SMTP_URL/)).toBeVisible()
    await expect.element(row('Dust has begun')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  })

  it('shows no note about SMTP when mail is set up', async () => {
    await open()
    await expect.element(row('Dust has begun')).toBeVisible()
    await expect.element(page.getByText(/SMTP_URL/)).not.toBeInTheDocument()
  })
})
