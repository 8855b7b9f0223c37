import { createHash } from 'node:crypto'
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import type { ServerContext } from '../../../context.ts'
import { sessionEnded } from '../sessions.ts'
import { isSigningIn, isStillSignedIn } from './isStillSignedIn.ts'

/** When this is deleted, every token of the session ends. */
const SESSION_MODEL = 'Grant'
/** The state of a browser, and who is signed in there. */
const BROWSER_MODEL = 'Session'
/** Models whose id is the secret itself; only its hash is stored. */
const secretModels = new Set(['AuthorizationCode', 'RefreshToken'])

/**
 * Keeps the state of the provider in `oidc_payloads`, so that any process on the store can continue
 * a sign-in that another one began.
 */
export function createStorageAdapter(context: ServerContext): (model: string) => Adapter {
  return (model) => storageAdapter(context, model)
}

function storageAdapter(context: ServerContext, model: string): Adapter {
  const { db } = context.store
  const isSecret = secretModels.has(model)
  const keyOf = (id: string) =>
    isSecret ? createHash('sha256').update(id).digest('base64url') : id

  const findBy = async (column: 'id' | 'uid' | 'user_code', value: string, jti?: string) => {
    if (value.includes('\0')) return undefined
    const row = await db
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where(column, '=', value)
      .executeTakeFirst()
    if (row === undefined) return undefined
    return {
      ...row.payload,
      ...(jti === undefined ? {} : { jti }),
      ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at / 1000) }),
    } as AdapterPayload
  }

  const destroy = async (id: string) => {
    await db
      .deleteFrom('oidc_payloads')
      .where('model', '=', model)
      .where('id', '=', keyOf(id))
      .execute()
    if (model !== SESSION_MODEL) return
    await db.deleteFrom('user_sessions').where('id', '=', id).execute()
    sessionEnded(context)
  }

  return {
    async upsert(id, payload, expiresInS) {
      const { jti, ...withoutSecret } = payload
      const text = JSON.stringify(isSecret ? withoutSecret : { ...withoutSecret, jti })
      if (text.includes('\\u0000')) {
        throw new errors.InvalidRequest('expected text without NUL characters')
      }
      const columns = {
        payload: text,
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresInS === undefined ? null : context.clock() + expiresInS * 1000,
      }
      const { accountId: userId } = payload
      const isOfUser = model === BROWSER_MODEL && userId !== undefined
      // A browser that was signed out during its request stays signed out.
      if (isOfUser && !isSigningIn()) {
        await db
          .updateTable('oidc_payloads')
          .set(columns)
          .where('model', '=', model)
          .where('id', '=', keyOf(id))
          .execute()
        return
      }
      await db
        .insertInto('oidc_payloads')
        .values({ model, id: keyOf(id), ...columns, consumed_at: null })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(columns))
        .execute()
      if (isOfUser && !(await isStillSignedIn(db, userId))) await destroy(id)
    },
    find: (id) => findBy('id', keyOf(id), isSecret ? id : undefined),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('user_code', userCode),
    async consume(id) {
      const { numUpdatedRows } = await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: context.clock() })
        .where('model', '=', model)
        .where('id', '=', keyOf(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst()
      // The provider checked before, but a concurrent request may have come first; only one wins.
      if (numUpdatedRows !== 1n) throw new errors.InvalidGrant(`${model} was already used`)
    },
    destroy,
    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('oidc_payloads')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute()
    },
  }
}

/** Deletes what has expired. */
export async function forgetExpired(context: ServerContext): Promise<void> {
  await context.store.db
    .deleteFrom('oidc_payloads')
    .where('expires_at', '<', context.clock())
    .execute()
  await context.store.db
    .deleteFrom('user_sessions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oidc_payloads')
            .select('oidc_payloads.id')
            .where('model', '=', SESSION_MODEL)
            .whereRef('oidc_payloads.id', '=', 'user_sessions.id'),
        ),
      ),
    )
    .execute()
}
