import type { ServerContext } from '../../../context.ts'
import { rightsChanged } from '../loadCaller.ts'

type WithUsers = Pick<ServerContext, 'store' | 'memory'>

/** Gives a user an app for codes, with an unknown secret. */
export async function giveFactor(context: WithUsers, userId: string): Promise<void> {
  await context.store.db
    .insertInto('totp_factors')
    .values({ user_id: userId, secret: 'none', created_at: 1, confirmed_at: 1 })
    .execute()
  rightsChanged(context, userId)
}

/** Takes it away again. */
export async function takeFactor(context: WithUsers, userId: string): Promise<void> {
  await context.store.db.deleteFrom('totp_factors').where('user_id', '=', userId).execute()
  rightsChanged(context, userId)
}
