import { useChange, type Mail, type RowAction } from '@airshed/console-kit'
import { sendMailAgain } from '@airshed/console-kit/calls'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** Actions on a message: send one that was given up or held, if there is a service to send it. */
export function useOutboxActions(intl: PluginIntl): (mail: Mail) => readonly RowAction[] {
  const { config } = useSession()
  const { is_mail_sent: isMailSent = false, is_sms_sent: isSmsSent = false } = config
  const { mutateAsync: sendAgain } = useChange(sendMailAgain, {
    success: intl.formatMessage({ id: 'sendAgain.done' }),
    // The list shows errors.
    isShown: () => false,
  })
  return useMemo(() => {
    const isSent = { mail: isMailSent, sms: isSmsSent, channel: true }
    return ({ id, state, transport }) =>
      isSent[transport] && (state === 'failed' || state === 'kept')
        ? [
            {
              id: 'send-again',
              label: intl.formatMessage({ id: 'sendAgain' }),
              icon: <NamedIcon name="repeat" />,
              run: () => sendAgain({ params: { id } }),
            },
          ]
        : []
  }, [intl, isMailSent, isSmsSent, sendAgain])
}
