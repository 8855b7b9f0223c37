import { SIGN_IN_METHODS, type UserSession } from '@airshed/schemas'
import { endMySession, endMySessions, listMySessions } from '@airshed/schemas/calls'
import { answer, change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { apiError } from '../../base/errors.ts'
import type { Caller } from '../../access/identity/access.ts'
import { endSessionsOf, sessionEnded } from '../../access/identity/sessions.ts'
import type { Db } from '../../storage/store/db.ts'

/** The calls with which users see where they are signed in, and sign out there. */
export const mySessionHandlers = (context: ServerContext): Handler[] => [
  answer(listMySessions, async ({ db, caller }) => ({
    data: await sessionsOf(db, caller, context.clock()),
  })),

  change(endMySession, {
    run: async ({ tx, caller, params, record }) => {
      const ended = await endSessionsOf(tx, caller.user.id, { only: params.id })
      if (ended.sessions === 0) throw apiError('NOT_FOUND', { what: 'Session', id: params.id })
      record({ organizationId: null, onlyFor: caller.user.id })
      return null
    },
    respond: () => notified(context),
  }),

  change(endMySessions, {
    prepare: async () => {
      const { oidcIssuer } = context.config
      if (oidcIssuer !== undefined) throw apiError('IDENTITY_ELSEWHERE', { issuer: oidcIssuer })
    },
    run: async ({ tx, caller, query, record, unchanged }) => {
      const current = caller.signIn?.sessionId ?? null
      const except = query.keep_current === false || current === null ? {} : { except: current }
      const ended = await endSessionsOf(tx, caller.user.id, except)
      if (ended.sessions + ended.browsers === 0) unchanged()
      else record({ organizationId: null, onlyFor: caller.user.id, detail: { ...ended } })
      return null
    },
    respond: () => notified(context),
  }),
]

function notified(context: ServerContext): null {
  sessionEnded(context)
  return null
}

/** Live sessions of the caller, most recently seen first. */
async function sessionsOf(db: Db, { user, signIn }: Caller, now: number): Promise<UserSession[]> {
  const rows = await db
    .selectFrom('user_sessions')
    .innerJoin('oidc_payloads', 'oidc_payloads.id', 'user_sessions.id')
    .select([
      'user_sessions.id',
      'created_at',
      'signed_in_at',
      'last_seen_at',
      'browser',
      'system',
      'address',
      'methods',
    ])
    .where('model', '=', 'Grant')
    .where('user_id', '=', user.id)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('last_seen_at', 'desc')
    .orderBy('user_sessions.id')
    .execute()
  return rows.map(({ methods, ...row }) => ({
    ...row,
    methods: SIGN_IN_METHODS.filter((method) => methods.includes(method)),
    is_current: row.id === signIn?.sessionId,
  }))
}
