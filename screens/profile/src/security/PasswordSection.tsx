import { PageSection, useChange } from '@airshed/console-kit'
import { askForPasswordReset } from '@airshed/console-kit/calls'
import { Button, useSession } from '@airshed/kit'
import { useState } from 'react'
import type { PartProps } from '../about/AboutPart.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

/** Changes the reader's password, or mails them a link for choosing a new one. */
export function PasswordSection({ intl }: PartProps) {
  const { user, config } = useSession()
  const [isOpen, setOpen] = useState(false)
  const text = (id: string): string => intl.formatMessage({ id }, { email: user.email })
  const { mutate, isPending } = useChange(askForPasswordReset, { success: text('password.sent') })
  const isMailed = config.is_mail_sent === true
  return (
    <PageSection title={text('password.title')} lead={text('password.change.lead')}>
      <div>
        <Button text={text('password.change')} onClick={() => setOpen(true)} />
      </div>
      <p className="air-muted">{text(isMailed ? 'password.lead' : 'password.noMail')}</p>
      {isMailed ? (
        <div>
          <Button
            text={text('password.send')}
            loading={isPending}
            onClick={() => mutate({ params: { id: user.id } })}
          />
        </div>
      ) : null}
      {isOpen ? <PasswordDialog intl={intl} onClose={() => setOpen(false)} /> : null}
    </PageSection>
  )
}
