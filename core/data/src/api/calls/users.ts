import type { AccessContextStart, User, UserUpdate } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'
import { path } from '../url.ts'

export interface UserCalls {
  /** Whoever the token belongs to. */
  me(options?: CallOptions): Promise<User>
  /** What a user may change about themselves. */
  update(id: string, body: UserUpdate): Promise<User>
  /** For internal staff: from now on act as a user, or as an organization and a role. */
  startAccessContext(body: AccessContextStart): Promise<User>
  /** Back to the user's own account. */
  endAccessContext(): Promise<User>
}

export const userCalls = (send: Send): UserCalls => ({
  me: (options) => send({ method: 'GET', path: 'users/me', ...options }),
  update: (id, body) => send({ method: 'PUT', path: path`users/${id}`, body }),
  startAccessContext: (body) =>
    send({ method: 'POST', path: 'users/access_context/support', body }),
  endAccessContext: () => send({ method: 'DELETE', path: 'users/access_context/support' }),
})
