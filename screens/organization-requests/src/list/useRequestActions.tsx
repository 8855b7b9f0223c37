import { useChange, type FormationRequest, type RowAction } from '@airshed/console-kit'
import { acceptFormationRequest, deleteFormationRequest } from '@airshed/console-kit/calls'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** The list shows errors. */
const quiet = { isShown: () => false }

/** What the server permits the reader to do with a request: staff answer it, the requester withdraws it. */
export function useRequestActions(
  intl: PluginIntl,
  onReject: (request: FormationRequest) => void,
): (request: FormationRequest) => readonly RowAction[] {
  const { mutateAsync: accept } = useChange(acceptFormationRequest, {
    ...quiet,
    success: intl.formatMessage({ id: 'accept.done' }),
  })
  const { mutateAsync: withdraw } = useChange(deleteFormationRequest, {
    ...quiet,
    success: intl.formatMessage({ id: 'withdraw.done' }),
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return (request) => {
      const { id, name, actions, requester_name: requester } = request
      const all: readonly (RowAction & { needs: (typeof actions)[number] })[] = [
        {
          id: 'accept',
          needs: 'accept',
          label: text('accept'),
          icon: <NamedIcon name="tick-circle" />,
          confirm: {
            title: text('accept.title', { name }),
            text: text(request.is_for_partner ? 'accept.partner' : 'accept.own', { requester }),
            confirmLabel: text('accept.confirm'),
            intent: 'primary',
          },
          run: () => accept({ params: { id } }),
        },
        {
          id: 'reject',
          needs: 'reject',
          label: text('reject'),
          icon: <NamedIcon name="disable" />,
          intent: 'danger',
          run: () => onReject(request),
        },
        {
          id: 'withdraw',
          needs: 'delete',
          label: text('withdraw'),
          icon: <NamedIcon name="trash" />,
          intent: 'danger',
          confirm: {
            title: text('withdraw.title', { name }),
            text: text('withdraw.text'),
            confirmLabel: text('withdraw.confirm'),
          },
          run: () => withdraw({ params: { id } }),
        },
      ]
      return all.filter(({ needs }) => actions.includes(needs))
    }
  }, [intl, accept, withdraw, onReject])
}
