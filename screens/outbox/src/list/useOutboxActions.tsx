import { useChange, type Mail, type RowAction } from '@airshed/console-kit'
import { sendMailAgain } from '@airshed/console-kit/calls'
import { NamedIcon, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** What can be done with a message: send one that was given up or kept, where there is a mail server. */
export function useOutboxActions(intl: PluginIntl): (mail: Mail) => readonly RowAction[] {
  const { config } = useSession()
  const isMailSent = config.is_mail_sent === true
  const { mutateAsync: sendAgain } = useChange(sendMailAgain, {
    success: intl.formatMessage({ id: 'sendAgain.done' }),
    // The list shows what went wrong.
    isShown: () => false,
  })
  return useMemo(() => {
    return ({ id, state }) =>
      isMailSent && (state === 'failed' || state === 'kept')
        ? [
            {
              id: 'send-again',
              label: intl.formatMessage({ id: 'sendAgain' }),
              icon: <NamedIcon name="repeat" />,
              run: () => sendAgain({ params: { id } }),
            },
          ]
        : []
  }, [intl, isMailSent, sendAgain])
}
