import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { Mail, MailDetails } from '@airshed/schemas'
import { getMail, listMails, sendMailAgain } from '@airshed/schemas/calls'
import { fakeList, holdsWords } from './list.ts'

export interface FakeMailOptions {
  /** Default none. */
  mails?: readonly Mail[]
  /** Whether the server has a mail server. Default true. */
  isMailSent?: boolean
}

const PLAIN = 'PM2.5 at Quay Street is 41 µg/m³, above the limit of 35 µg/m³.'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alert</title></head>
<body style="margin:0;padding:24px;background:#f6f7f9"><div style="background:#fff;border-radius:8px;padding:32px;font:16px/24px sans-serif;color:#1c2127">
<p>${PLAIN}</p><p><a href="https://console.example.org/city/alerts/dust/monitor">Open the alert</a></p></div></body></html>`

/** The details of a mail: without its text once it was sent, or if its link grants access. */
function detailsOf(mail: Mail): MailDetails {
  if (mail.template === 'invitation') {
    return { ...mail, text_state: 'withheld', body_text: null, body_html: null }
  }
  if (mail.state === 'sent') {
    return { ...mail, text_state: 'removed', body_text: null, body_html: null }
  }
  return { ...mail, text_state: 'readable', body_text: PLAIN, body_html: PAGE }
}

/** Mails that can be searched, filtered, read and resent. */
export function fakeMails(options: FakeMailOptions): FakeAnswer[] {
  let mails = [...(options.mails ?? [])]
  const find = (id: string): Mail => {
    const found = mails.find((one) => one.id === id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such mail')
    return found
  }
  return [
    fake(listMails, ({ query: { search, state, template } }) =>
      fakeList(
        mails.filter(
          (one) =>
            holdsWords(search, one.recipient, one.recipient_name, one.subject) &&
            (state === undefined || one.state === state) &&
            (template === undefined || one.template === template),
        ),
      ),
    ),
    fake(getMail, ({ params }) => detailsOf(find(params.id))),
    fake(sendMailAgain, ({ params }) => {
      const changed: Mail = { ...find(params.id), state: 'waiting', attempts: 0, reason: null }
      mails = mails.map((one) => (one.id === changed.id ? changed : one))
      return changed
    }),
  ]
}
