import {
  useChange,
  type Invitation,
  type InvitationSent,
  type RowAction,
} from '@airshed/console-kit'
import { deleteInvitation, resendInvitation } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/**
 * Actions on an invitation, as far as the server permits them to the reader.
 *
 * @param onLink called with an invitation whose link must be handed over
 */
export function useInvitationActions(
  intl: PluginIntl,
  onLink: (sent: InvitationSent) => void,
): (invitation: Invitation) => readonly RowAction[] {
  const { mutateAsync: resend } = useChange(resendInvitation, {
    success: intl.formatMessage({ id: 'resend.done' }),
    isShown: () => false,
  })
  const { mutateAsync: remove } = useChange(deleteInvitation, {
    success: intl.formatMessage({ id: 'delete.done' }),
    // The list shows errors.
    isShown: () => false,
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return ({ id, email, actions }) => [
      ...(actions.includes('resend')
        ? [
            {
              id: 'resend',
              label: text('resend'),
              icon: <NamedIcon name="repeat" />,
              run: async () => {
                const sent = await resend({ params: { id } })
                if (sent.link !== null) onLink(sent)
              },
            },
          ]
        : []),
      ...(actions.includes('delete')
        ? [
            {
              id: 'delete',
              label: text('delete'),
              icon: <NamedIcon name="trash" />,
              intent: 'danger' as const,
              confirm: {
                title: text('delete.title', { email }),
                text: text('delete.text'),
                confirmLabel: text('delete.confirm'),
              },
              run: () => remove({ params: { id } }),
            },
          ]
        : []),
    ]
  }, [intl, remove, resend, onLink])
}
