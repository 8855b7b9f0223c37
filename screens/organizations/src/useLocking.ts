import { useChange, type Confirmation, type OrganizationRow } from '@airshed/console-kit'
import { lockOrganization, unlockOrganization } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useCallback } from 'react'

type Lockable = Pick<OrganizationRow, 'id' | 'name' | 'is_locked' | 'actions'>

/** An action of support, with its confirmation dialog. */
export interface Locking {
  id: 'lock' | 'unlock'
  label: string
  confirm: Confirmation
  run: () => Promise<unknown>
}

/** Locks or unlocks an organization; null: the reader may not. */
export function useLocking(intl: PluginIntl): (organization: Lockable) => Locking | null {
  const options = (id: string) => ({
    success: intl.formatMessage({ id }),
    // The caller shows errors.
    isShown: () => false,
  })
  const { mutateAsync: lock } = useChange(lockOrganization, options('lock.done'))
  const { mutateAsync: unlock } = useChange(unlockOrganization, options('unlock.done'))
  return useCallback(
    ({ id, name, is_locked: isLocked, actions = [] }) => {
      const kind = isLocked ? 'unlock' : 'lock'
      if (!actions.includes(kind)) return null
      const text = (part: string): string => intl.formatMessage({ id: `${kind}${part}` }, { name })
      return {
        id: kind,
        label: text(''),
        confirm: {
          title: text('.title'),
          text: text('.text'),
          confirmLabel: text('.confirm'),
          intent: isLocked ? 'primary' : 'danger',
        },
        run: () => (isLocked ? unlock : lock)({ params: { id } }),
      }
    },
    [intl, lock, unlock],
  )
}
