import { QueryView, useCall, type MailDetails } from '@airshed/console-kit'
import { getMail } from '@airshed/console-kit/calls'
import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { askAgainMs } from '../rules/askAgain.ts'
import { MailText } from './MailText.tsx'
import './message.css'

export interface MailMessageProps {
  id: string
  intl: PluginIntl
}

/** One message: its recipient, its delivery, and its text as the recipient sees it. */
export function MailMessage({ id, intl }: MailMessageProps) {
  const query = useCall(
    getMail,
    { params: { id } },
    { askAgainMs: (mail) => askAgainMs(mail === undefined ? [] : [mail]) },
  )
  return (
    <QueryView
      query={query}
      errorTitle={intl.formatMessage({ id: 'message.error' })}
      skeletonHeightPx={180}
    >
      {(mail) => (
        <div className="outbox-message">
          <MailFacts mail={mail} intl={intl} />
          <MailText mail={mail} intl={intl} />
        </div>
      )}
    </QueryView>
  )
}

function MailFacts({ mail, intl }: { mail: MailDetails; intl: PluginIntl }) {
  const { locale } = useSession()
  const text = (id: string): string => intl.formatMessage({ id })
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const { recipient, recipient_name: name } = mail
  const facts: readonly (readonly [name: string, words: string | null])[] = [
    ['recipient', name === '' ? recipient : `${name} <${recipient}>`],
    ['subject', mail.subject],
    ['language', text(`language.${mail.language}`)],
    ['created', format.exact(mail.created_at)],
    ['sent', mail.sent_at === null ? null : format.exact(mail.sent_at)],
    ['attempts', intl.formatNumber(mail.attempts)],
    ['reason', mail.state === 'sent' ? null : mail.reason],
  ]
  return (
    <dl className="outbox-facts">
      {facts.map(([id, words]) =>
        words === null ? null : (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{text(`column.${id}`)}</dt>
            <dd>{words}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
