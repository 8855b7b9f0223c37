import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { DEFAULT_LOCALE } from '@airshed/schemas'
import { sql, type SqlBool } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { tokenEndingMail } from '../../messages/mail/templates/tokenEnding/tokenEndingMail.ts'
import { addressee } from '../../messages/mail/addressee.ts'

/** How long before its end the owner of a token is notified. */
export const TOKEN_NOTICE_MS = 7 * DAY_MS
/** Tokens of one transaction, so that others get their turn in between. */
const BATCH = 50

const notifyEnding = defineJob({ kind: 'tokens.tell-ending', payload: Type.Object({}) })

type NoticeContext = Pick<ServerContext, 'store' | 'mail' | 'clock' | 'config'>

/** Notifies the owners of tokens that end soon, checked every hour. */
export function keepOwnersNotified(context: NoticeContext & Pick<ServerContext, 'jobs'>): void {
  context.jobs.work(notifyEnding, async ({ signal }) => {
    while ((await notifySome(context)) === BATCH) signal.throwIfAborted()
  })
  context.jobs.every(notifyEnding, { everyMs: HOUR_MS })
}

/**
 * Mails the owners of a batch of tokens that end within {@link TOKEN_NOTICE_MS}, once per token. Tokens with a
 * lifetime of less than twice that are skipped, because their owners have just chosen the end. So are tokens that
 * do not work now because their owner is deactivated or their organization was deleted.
 *
 * @returns how many
 */
export async function notifySome({ store, mail, clock, config }: NoticeContext): Promise<number> {
  const now = clock()
  return store.db.transaction().execute(async (tx) => {
    const ending = await tx
      .selectFrom('api_tokens')
      .innerJoin('users', 'users.id', 'api_tokens.user_id')
      .innerJoin('organizations', 'organizations.id', 'api_tokens.organization_id')
      .select([
        'api_tokens.id',
        'api_tokens.name',
        'api_tokens.organization_id',
        'api_tokens.expires_at',
        'users.email',
        'users.first_name',
        'users.last_name',
        'users.locale',
        'organizations.name as organization',
      ])
      .where('users.deactivated_at', 'is', null)
      .where('organizations.deleted_at', 'is', null)
      .where('api_tokens.end_told_at', 'is', null)
      .where('api_tokens.expires_at', '>', now)
      .where('api_tokens.expires_at', '<=', now + TOKEN_NOTICE_MS)
      .where(sql<SqlBool>`api_tokens.expires_at - api_tokens.created_at >= ${2 * TOKEN_NOTICE_MS}`)
      .orderBy('api_tokens.expires_at')
      .limit(BATCH)
      .forUpdate('api_tokens')
      .skipLocked()
      .execute()
    for (const token of ending) {
      await mail.send(tx, tokenEndingMail, {
        to: addressee(token),
        locale: token.locale ?? DEFAULT_LOCALE,
        organizationId: token.organization_id,
        key: token.id,
        data: {
          token: token.name,
          organization: token.organization,
          link: `${config.publicUrl}/${encodeURIComponent(token.organization_id)}/api`,
          expires_at: token.expires_at as number,
        },
      })
      await tx
        .updateTable('api_tokens')
        .set({ end_told_at: now })
        .where('id', '=', token.id)
        .execute()
    }
    return ending.length
  })
}
