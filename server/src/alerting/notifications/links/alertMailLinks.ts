import { MINUTE_MS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { linkKey } from './linkKey.ts'
import { LINK_FOR_MS, signLink, type LinkPurpose } from './linkToken.ts'

/** Links of a mail about an alert; each works for one alert and one user, for 30 days. */
interface AlertMailLinks {
  /** Leads to a page that acknowledges the alert, with a comment; null if the reader may not, or it is over. */
  acknowledgeLink: string | null
  /** Leads to a page that mutes the alert for 8 hours; null if the reader may not mute it. */
  muteLink: string | null
  /** Leads to a page that unsubscribes the reader; mail programs post to it as well. */
  unsubscribeLink: string
}

interface LinksOf {
  alertId: string
  userId: string
  canManage: boolean
  isOver: boolean
}

/**
 * @param canManage whether the reader may mute and acknowledge the alert for everybody, see {@link usersWhoManage}
 * @param isOver the mail says that it is over: there is nothing to acknowledge
 */
export function alertMailLinks(
  context: Pick<ServerContext, 'config' | 'clock' | 'memory'>,
  { alertId, userId, canManage, isOver }: LinksOf,
): AlertMailLinks {
  const expiresAt = Math.ceil((context.clock() + LINK_FOR_MS) / MINUTE_MS) * MINUTE_MS
  const linkFor = (purpose: LinkPurpose): string => {
    const token = signLink({ purpose, alertId, userId, expiresAt }, linkKey(context))
    return `${context.config.publicUrl}/n/${token}`
  }
  return {
    acknowledgeLink: canManage && !isOver ? linkFor('acknowledge') : null,
    muteLink: canManage ? linkFor('mute') : null,
    unsubscribeLink: linkFor('unsubscribe'),
  }
}

/** Which of these users may mute and acknowledge alerts of an organization. */
export async function usersWhoManage(
  tx: Transaction<Tables>,
  organizationId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('user_permissions')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('permission', '=', 'manage_devices')
    .where(sql<boolean>`user_id = any(${[...userIds]}::text[])`)
    .execute()
  return new Set(rows.map(({ user_id: id }) => id))
}
