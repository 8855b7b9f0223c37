import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { User, UserSession } from '@airshed/schemas'
import {
  askForPasswordReset,
  changePassword,
  endMySession,
  endMySessions,
  getMe,
  listMySessions,
  updateUser,
} from '@airshed/schemas/calls'
import { user } from '../builders/session.ts'
import { userSession } from '../builders/userSession.ts'

export interface FakeAccountOptions {
  /** The current user. */
  user?: User
  /** Their sign-ins. Default: here, and on a phone. */
  sessions?: readonly UserSession[]
  /** An external identity provider manages the accounts. Default false. */
  isIdentityExternal?: boolean
}

/** The password of the current user. */
const FAKE_PASSWORD = 'Old air 12345'

/** The current user, who can change their own details and end their sessions. */
export function fakeAccount(options: FakeAccountOptions): FakeAnswer[] {
  let me = options.user ?? user()
  let sessions = [...(options.sessions ?? [userSession(0), userSession(1)])]
  return [
    fake(getMe, () => me),
    fake(updateUser, ({ body }) => {
      me = { ...me, ...body }
      return me
    }),
    fake(askForPasswordReset, () => null),
    fake(changePassword, ({ body }) => {
      if (body.old_password === FAKE_PASSWORD) return null
      throw new FakeRefusal(409, 'PASSWORD_OLD_WRONG', 'The old password is another one')
    }),
    fake(listMySessions, () => ({ data: sessions })),
    fake(endMySession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id)
      return null
    }),
    fake(endMySessions, ({ query: { keep_current: keepsCurrent } = {} }) => {
      sessions = sessions.filter((one) => String(keepsCurrent) !== 'false' && one.is_current)
      return null
    }),
  ]
}
