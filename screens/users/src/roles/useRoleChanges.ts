import {
  useChange,
  type Doing,
  type GivenRole,
  type ListedUser,
  type UserRole,
} from '@airshed/console-kit'
import { giveRole, takeRole } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { endsKeys, withKeys } from './keysText.ts'
import { roleName } from './roleText.ts'

/** The changes of roles, with a confirmation before one is removed. */
export function useRoleChanges(intl: PluginIntl) {
  // The caller shows errors.
  const isShown = () => false
  const give = useChange(giveRole, {
    isShown,
    success: intl.formatMessage({ id: 'roles.changed' }),
  })
  const take = useChange(takeRole, {
    isShown,
    success: intl.formatMessage({ id: 'roles.removed' }),
  })
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  return {
    isBusy: give.isPending || take.isPending,
    give: (user: ListedUser, organizationId: string, role: GivenRole): Promise<unknown> =>
      give.mutateAsync({
        params: { id: user.id },
        body: { organization_id: organizationId, role },
      }),
    giving: (user: ListedUser, held: UserRole, role: GivenRole): Doing => ({
      ...(endsKeys(held, role)
        ? {
            confirm: {
              title: text('roles.change.title', { name: user.name, role: roleName(role, intl) }),
              text: withKeys(text('roles.change.text'), [held], intl),
              confirmLabel: text('roles.change'),
            },
          }
        : {}),
      run: () =>
        give.mutateAsync({
          params: { id: user.id },
          body: { organization_id: held.organization_id, role },
        }),
    }),
    taking: (user: ListedUser, held: UserRole): Doing & Required<Pick<Doing, 'confirm'>> => ({
      confirm: {
        title: text('roles.remove.title', {
          name: user.name,
          organization: held.organization_name,
        }),
        text: withKeys(
          text(user.roles.length === 1 ? 'roles.remove.last' : 'roles.remove.text', {
            role: roleName(held.role, intl),
          }),
          [held],
          intl,
        ),
        confirmLabel: text('roles.remove'),
      },
      run: () =>
        takeHeld(held, (permission) =>
          take.mutateAsync({
            params: { id: user.id, permission },
            query: { organization_id: held.organization_id },
          }),
        ),
    }),
  }
}

type Taken = 'owner' | 'manager' | 'user' | 'partner'

/** The server supports removing only these roles. */
function takeHeld({ role }: UserRole, take: (role: Taken) => unknown): unknown {
  if (role === null || role === 'support' || role === 'admin') return undefined
  return take(role)
}
