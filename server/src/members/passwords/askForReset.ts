import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { addressKey } from '../../identity/signIn/addressKey.ts'
import { countAttempts, type AttemptRule } from '../../identity/signIn/failedSignIns.ts'
import { canReset, PASSWORD_PATH } from '../../identity/signIn/forgottenPassword.ts'
import { logAccount } from '../../identity/signIn/logSignIn.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../../pages/language.ts'
import { defineJob } from '../../jobs/defineJob.ts'
import { passwordResetMail } from '../../mail/templates/passwordReset/passwordResetMail.ts'
import type { Tables } from '../../store/tables.ts'
import { hashLinkSecret, makeLinkSecret } from '../secretLink.ts'
import { addressee } from '../../mail/addressee.ts'

/** For how long a link works. */
export const RESET_LIVES_MS = HOUR_MS
/** Mails that one address of a sender causes. */
export const RESETS_BY_ADDRESS: AttemptRule = { free: 20, forgetsOneMs: MINUTE_MS }
/** Mails to one account, whoever asks: more of them help nobody. */
export const RESETS_OF_ACCOUNT: AttemptRule = { free: 3, forgetsOneMs: 20 * MINUTE_MS }

type Context = Pick<ServerContext, 'store' | 'clock' | 'jobs' | 'mail' | 'config' | 'log'>

const sendReset = defineJob({
  kind: 'identity.password-reset',
  payload: Type.Object({ email: Type.String(), language: Type.Enum(PAGE_LANGUAGES) }),
})

const forgetResets = defineJob({ kind: 'identity.forget-resets', payload: Type.Object({}) })

/**
 * Counts a wish for a new password, for an account that there is as for one that there is not.
 *
 * @param ip null: somebody who is signed in asks for themselves
 * @returns 0, or the ms to wait after too many
 */
export const countReset = (
  context: Pick<Context, 'store' | 'clock'>,
  { email, ip }: { email: string; ip: string | null },
): Promise<number> =>
  countAttempts(context, [
    ...(ip === null ? [] : [{ key: `reset address ${addressKey(ip)}`, rule: RESETS_BY_ADDRESS }]),
    { key: `reset account ${email.toLowerCase()}`, rule: RESETS_OF_ACCOUNT },
  ])

/**
 * Takes note that somebody wants a new password. Whether there is such an account is looked up later by a job, so
 * neither the answer nor its time tells.
 */
export const addReset = (
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  { email, language }: { email: string; language: PageLanguage },
): Promise<string> => jobs.add(tx, sendReset, { email: email.toLowerCase(), language })

/** Registers the work behind it: the mail, and that old links are forgotten. */
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
 * Mails a link, where there is an account that may have one. Older links of it open nothing then.
 *
 * @returns whose account it is; null: there is none
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
