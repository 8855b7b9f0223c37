import { PageSection, useChange } from '@airshed/console-kit'
import { askForPasswordReset } from '@airshed/console-kit/calls'
import { Button, useSession } from '@airshed/kit'
import type { PartProps } from '../about/AboutPart.tsx'

/** Mails the reader a link for choosing a new password. */
export function PasswordSection({ intl }: PartProps) {
  const { user, config } = useSession()
  const text = (id: string): string => intl.formatMessage({ id }, { email: user.email })
  const { mutate, isPending } = useChange(askForPasswordReset, { success: text('password.sent') })
  const isMailed = config.is_mail_sent === true
  return (
    <PageSection title={text('password.title')} lead={isMailed ? text('password.lead') : undefined}>
      {isMailed ? (
        <div>
          <Button
            text={text('password.send')}
            loading={isPending}
            onClick={() => mutate({ params: { id: user.id } })}
          />
        </div>
      ) : (
        <p>{text('password.noMail')}</p>
      )}
    </PageSection>
  )
}
