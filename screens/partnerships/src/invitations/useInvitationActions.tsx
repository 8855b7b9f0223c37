import { useChange, type PartnershipInvitation, type RowAction } from '@airshed/console-kit'
import {
  acceptPartnershipInvitation,
  deletePartnershipInvitation,
  rejectPartnershipInvitation,
} from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { otherSideOf } from './invitationColumns.tsx'

/** The list shows errors. */
const quiet = { isShown: () => false }

/** What the server permits the reader to do with an invitation: answer it, or withdraw it. */
export function useInvitationActions(
  intl: PluginIntl,
): (invitation: PartnershipInvitation) => readonly RowAction[] {
  const done = (id: string) => ({ ...quiet, success: intl.formatMessage({ id }) })
  const { mutateAsync: accept } = useChange(acceptPartnershipInvitation, done('accept.done'))
  const { mutateAsync: reject } = useChange(rejectPartnershipInvitation, done('reject.done'))
  const { mutateAsync: withdraw } = useChange(deletePartnershipInvitation, done('withdraw.done'))
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return (invitation) => {
      const { id, actions } = invitation
      const other = otherSideOf(invitation)
      const question = (name: 'accept' | 'reject' | 'withdraw') => ({
        title: text(`${name}.title`, { other }),
        text: text(`${name}.text`, { other }),
        confirmLabel: text(`${name}.confirm`),
        ...(name === 'accept' ? { intent: 'primary' as const } : {}),
      })
      const input = { params: { id } }
      const all: readonly (RowAction & { needs: (typeof actions)[number] })[] = [
        {
          id: 'accept',
          needs: 'accept',
          label: text('accept'),
          icon: <NamedIcon name="tick-circle" />,
          confirm: question('accept'),
          run: () => accept(input),
        },
        {
          id: 'reject',
          needs: 'reject',
          label: text('reject'),
          icon: <NamedIcon name="disable" />,
          intent: 'danger',
          confirm: question('reject'),
          run: () => reject(input),
        },
        {
          id: 'withdraw',
          needs: 'delete',
          label: text('withdraw'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: question('withdraw'),
          run: () => withdraw(input),
        },
      ]
      return all.filter(({ needs }) => actions.includes(needs))
    }
  }, [intl, accept, reject, withdraw])
}
