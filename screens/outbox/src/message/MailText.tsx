import type { MailDetails } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useState } from 'react'
import { inertPage } from './inertPage.ts'

const VIEWS = ['page', 'plain'] as const

export interface MailTextProps {
  mail: MailDetails
  intl: PluginIntl
}

/**
 * The text of a message as HTML or as plain text, or why there is none. The HTML is drawn in a frame
 * without an origin that runs no scripts and cannot navigate.
 */
export function MailText({ mail, intl }: MailTextProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('page')
  const text = (id: string): string => intl.formatMessage({ id })
  const { body_html: html, body_text: plain, text_state: state } = mail
  if (plain === null) {
    return <p className="outbox-none">{text(`text.${state}`)}</p>
  }
  return (
    <section aria-label={text('text.title')}>
      {html === null ? null : (
        <div className="outbox-views" role="group" aria-label={text('text.views')}>
          {VIEWS.map((one) => (
            <Button
              key={one}
              size="small"
              variant="minimal"
              active={view === one}
              aria-pressed={view === one}
              text={text(`text.${one}`)}
              onClick={() => setView(one)}
            />
          ))}
        </div>
      )}
      {html !== null && view === 'page' ? (
        <iframe
          className="outbox-page"
          title={mail.subject}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={inertPage(html)}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard
        <pre className="outbox-plain" tabIndex={0} aria-label={text('text.plain')}>
          {plain}
        </pre>
      )}
    </section>
  )
}
