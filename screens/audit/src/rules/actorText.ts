import type { AuditEntry } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** The server names a token after its owner. */
const TOKEN_OF = /^token of /

/** Who did it: tokens and devices are distinguished from people. */
export function actorText(
  { actor_kind: kind, user_name: name }: Pick<AuditEntry, 'actor_kind' | 'user_name'>,
  intl: PluginIntl,
): string {
  if (kind === 'token') {
    return intl.formatMessage({ id: 'actor.byToken' }, { name: name.replace(TOKEN_OF, '') })
  }
  if (kind === 'device') return intl.formatMessage({ id: 'actor.byDevice' }, { name })
  return name
}
