import { useChange, type IngestKey, type RowAction } from '@airshed/console-kit'
import { revokeIngestKey } from '@airshed/console-kit/calls'
import { NamedIcon, timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'

/** Actions on a valid key: rename it, replace it with another one, or revoke it. */
export function useKeyActions(
  intl: PluginIntl,
  onRoll: (key: IngestKey) => void,
  onRename: (key: IngestKey) => void,
): (key: IngestKey) => readonly RowAction[] {
  const { can } = useSession()
  const { mutateAsync: revoke } = useChange(revokeIngestKey, {
    success: intl.formatMessage({ id: 'revoke.done' }),
    // The list shows errors.
    isShown: () => false,
  })
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
    return (key) => {
      const { id, name, state, organization_id: organizationId, last_used_at: usedAt } = key
      if (state === 'ended' || !can('manage_devices', organizationId)) return []
      const used =
        usedAt === null
          ? text('revoke.unused')
          : text('revoke.used', {
              time: timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTimeOfYear(usedAt),
            })
      return [
        ...(state === 'active'
          ? [
              {
                id: 'rename',
                label: text('rename'),
                icon: <NamedIcon name="edit" />,
                run: () => onRename(key),
              } satisfies RowAction,
              {
                id: 'roll',
                label: text('roll'),
                icon: <NamedIcon name="repeat" />,
                run: () => onRoll(key),
              } satisfies RowAction,
            ]
          : []),
        {
          id: 'revoke',
          label: text('revoke'),
          icon: <NamedIcon name="disable" />,
          intent: 'danger',
          confirm: {
            title: text('revoke.title', { name }),
            text: `${text('revoke.text')} ${used}`,
            confirmLabel: text('revoke.confirm'),
          },
          run: () => revoke({ params: { id } }),
        },
      ]
    }
  }, [intl, can, revoke, onRoll, onRename])
}
