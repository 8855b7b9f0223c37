import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { senderAddress } from '../../../storage/limits/senderAddress.ts'
import { countAttempts, type AttemptRule } from '../../../access/identity/signIn/failedSignIns.ts'
import { canReset, PASSWORD_PATH } from '../../../access/identity/signIn/forgottenPassword.ts'
import { logAccount } from '../../../access/identity/signIn/logSignIn.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../../../web/pages/language.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'
import { passwordResetMail } from '../../../messages/mail/templates/passwordReset/passwordResetMail.ts'
import type { Tables } from '../../../storage/store/tables.ts'
import { hashLinkSecret, makeLinkSecret } from '../secretLink.ts'
import { addressee } from '../../../messages/mail/addressee.ts'

/** How long a link is valid. */
const RESET_LIVES_MS = HOUR_MS
/** Limits the mails that one sender's address can cause. */
export const RESETS_BY_ADDRESS: AttemptRule = { free: 20, forgetsOneMs: MINUTE_MS }
/** Limits the mails to one account, whoever asks for them. */
export const RESETS_OF_ACCOUNT: AttemptRule = { free: 3, forgetsOneMs: 20 * MINUTE_MS }

type Context = Pick<ServerContext, 'store' | 'clock' | 'jobs' | 'mail' | 'config' | 'log'>

const sendReset = defineJob({
  kind: 'identity.password-reset',
  payload: Type.Object({ email: Type.String(), language: Type.Enum(PAGE_LANGUAGES) }),
})

const forgetResets = defineJob({ kind: 'identity.forget-resets', payload: Type.Object({}) })

/**
 * Counts a request for a new password, whether or not the account exists.
 *
 * @param ip null if a signed-in user asks for themselves
 * @returns 0, or the ms to wait after too many requests
 */
export const countReset = (
  context: Pick<Context, 'store' | 'clock'>,
  { email, ip }: { email: string; ip: string | null },
): Promise<number> =>
  countAttempts(context, [
    ...(ip === null
      ? []
      : [{ key: `reset address ${senderAddress(ip)}`, rule: RESETS_BY_ADDRESS }]),
    { key: `reset account ${email.toLowerCase()}`, rule: RESETS_OF_ACCOUNT },
  ])

/**
 * Queues a request for a new password. A job looks up later whether the account exists, so neither the answer nor
 * its timing reveals it.
 */
export const addReset = (
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  { email, language }: { email: string; language: PageLanguage },
): Promise<string> => jobs.add(tx, sendReset, { email: email.toLowerCase(), language })

/** Registers the jobs behind it: sending the mail and deleting expired links. */
export function workOnResets(context: Context): void {
  const { jobs, store, clock } = context
  jobs.work(sendReset, async ({ payload, commit }) => {
    const mailed: { userId: string | null } = { userId: null }
    await commit(async (tx) => {
      mailed.userId = await mailLink(context, tx, payload)
    })
    const { userId } = mailed
    if (userId !== null) logAccount(context, 'password-reset.mailed', { userId })
  })
  jobs.work(forgetResets, async () => {
    await store.db.deleteFrom('password_resets').where('expires_at', '<', clock()).execute()
  })
  jobs.every(forgetResets, { everyMs: HOUR_MS })
}

/**
 * Mails a link if there is an account that may have one, and invalidates its older links.
 *
 * @returns the id of the account's user, or null if no link was mailed
 */
async function mailLink(
  { clock, mail, config }: Context,
  tx: Transaction<Tables>,
  { email, language }: { email: string; language: PageLanguage },
): Promise<string | null> {
  const secret = makeLinkSecret()
  const hash = hashLinkSecret(secret)
  const now = clock()
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'locale'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .where('is_demo', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (user === undefined || !canReset(config)) return null
  await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute()
  const expiresAt = now + RESET_LIVES_MS
  await tx
    .insertInto('password_resets')
    .values({ secret_hash: hash, user_id: user.id, created_at: now, expires_at: expiresAt })
    .execute()
  const locale = user.locale ?? (language === 'es' ? 'es_ES' : 'en_US')
  await mail.send(tx, passwordResetMail, {
    to: addressee(user),
    locale,
    organizationId: null,
    key: hash,
    data: {
      link: `${config.publicUrl}${PASSWORD_PATH}/${secret}?lang=${locale.slice(0, 2)}`,
      expires_at: expiresAt,
    },
  })
  return user.id
}
