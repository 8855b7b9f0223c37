import { describe, expect, it } from 'vitest'
import { Type } from 'typebox'
import { button, image, link, paragraph, secondButton } from './blocks.ts'
import { defineMail } from './defineMail.ts'
import { MailError } from '../../base/settings/mailError.ts'
import { renderMail } from './renderMail.ts'
import { invitationMail } from './templates/invitation/invitationMail.ts'

type InvitedRole = 'user' | 'manager' | 'owner'

const INVITATION = {
  organization: 'City of Springfield',
  inviter: 'Ann Tester',
  role: 'manager' as InvitedRole,
  link: 'https://air.example.org/invitations/i1',
  expires_at: Date.UTC(2026, 2, 9, 12),
}
const render = (
  data: Partial<typeof INVITATION & { other_link: string }> = {},
  language: 'en' | 'es' = 'en',
) => renderMail(invitationMail, { ...INVITATION, ...data }, language, 'air.example.org')

describe('an invitation by mail', () => {
  it('names inviter, organization, role, end and link', () => {
    const { subject, text, html } = render()
    expect(subject).toBe('Ann Tester invites you to City of Springfield')
    expect(text)
      .toBe(`Ann Tester has invited you to join City of Springfield on the Airshed Console as a manager.

Accept the invitation:
https://air.example.org/invitations/i1

The invitation is valid until March 9, 2026 (UTC). Sign in with this e-mail address to accept it.

If you do not know City of Springfield, ignore this message.

-- 
Sent automatically by the Airshed Console at air.example.org. Replies are not read.
`)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<a href="https://air.example.org/invitations/i1"')
  })

  it('writes in Spanish for a Spanish reader', () => {
    const { subject, text, html } = render({ role: 'owner' }, 'es')
    expect(subject).toBe('Ann Tester le invita a City of Springfield')
    expect(text).toContain('con el rol de propietario.')
    expect(text).toContain('hasta el 9 de marzo de 2026 (UTC)')
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('Aceptar la invitación')
  })

  it('links to its page in the other language as well', () => {
    const other_link = 'https://air.example.org/invitations/i1?lang=es'
    const { text, html } = render({ other_link })
    expect(text).toContain(`Abrir la invitación en español:\n${other_link}`)
    expect(html).toContain(`<a href="${other_link}"`)
    expect(render({ other_link }, 'es').text).toContain('Open the invitation in English:')
  })

  it('shows typed text as text and never as HTML', () => {
    const { html } = render({
      organization: '<img src=x onerror=alert(1)>',
      inviter: '"><script>alert(2)</script>',
    })
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('keeps typed text on its line', () => {
    const { subject, text } = render({
      organization: 'City\r\nBcc: all@example.org\r\n\r\nYou have won',
      inviter: `Ann\u202e\u0000 ${'x'.repeat(1000)}`,
    })
    expect(subject).not.toMatch(/[\r\n\u0000\u202e]/) // oxlint-disable-line no-control-regex -- looked for
    expect(subject.length).toBeLessThanOrEqual(200)
    expect(text).not.toMatch(/^(Bcc|You have won)/m)
  })

  it('keeps typed braces unchanged', () => {
    expect(render({ organization: '{inviter} {x, plural}' }).subject).toBe(
      'Ann Tester invites you to {inviter} {x, plural}',
    )
  })

  it.each<[Partial<typeof INVITATION>, string]>([
    [{ link: 'javascript:alert(1)' }, '/link'],
    [{ role: 'captain' as InvitedRole }, '/role'],
    [{ expires_at: 1.5 }, '/expires_at'],
  ])('refuses data that cannot be right: %j', (data, where) => {
    expect(() => render(data)).toThrow(MailError)
    expect(() => render(data)).toThrow(`Mail invitation, data: At ${where}: expected`)
  })
})

describe('a mail template', () => {
  it('links to nothing but a page', () => {
    const bad = defineMail({
      name: 'bad',
      data: Type.Object({ link: Type.String() }),
      messages: { en: { go: 'Go' }, es: { go: 'Ir' } },
      subject: (_data, text) => text('go'),
      body: ({ link }, text) => [paragraph(text('go')), button(text('go'), link)],
    })
    const write = () => renderMail(bad, { link: 'javascript:alert(1)' }, 'en', 'air.example.org')
    expect(write).toThrow('A button leads to http or https, got javascript:')
  })
})

describe('a mail with a picture and links', () => {
  const pictured = defineMail({
    name: 'pictured',
    data: Type.Object({}),
    messages: { en: { subject: 'Hello' }, es: { subject: 'Hola' } },
    subject: (_, text) => text('subject'),
    body: () => [
      image({ id: 'chart', alt: 'A "curve"', width: 560, height: 200 }),
      secondButton('Later', 'https://air.example.org/n/a?b=1&c=2'),
      link('Never', 'https://air.example.org/n/b'),
    ],
  })
  const { text, html } = renderMail(pictured, {}, 'en', 'air.example.org')

  it('embeds the picture with an alternative text', () => {
    expect(html).toContain('src="cid:chart@airshed"')
    expect(html).toContain('alt="A &quot;curve&quot;"')
    expect(html).toContain('href="https://air.example.org/n/a?b=1&amp;c=2"')
    expect(html).not.toMatch(/src="http|url\(/)
  })

  it('writes addresses and no picture in plain text', () => {
    expect(text).toBe(`Later:
https://air.example.org/n/a?b=1&c=2

Never:
https://air.example.org/n/b

-- 
Sent automatically by the Airshed Console at air.example.org. Replies are not read.
`)
  })

  it('links of a mail lead to the web only', () => {
    expect(() => link('Run', 'javascript:alert(1)')).toThrow(/http or https/)
    expect(() => secondButton('Run', 'data:text/html,x')).toThrow(/http or https/)
  })
})
