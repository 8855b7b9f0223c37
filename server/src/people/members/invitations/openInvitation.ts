import type { GivenRole } from '@airshed/schemas'
import { GIVEN_ROLES } from '@airshed/schemas'
import { sql } from 'kysely'
import type { Db } from '../../../storage/store/db.ts'

/** An invitation with what is needed to answer it. */
export interface OpenInvitation {
  id: string
  email: string
  role: GivenRole
  organizationId: string
  organizationName: string
  /** null if their account is gone. */
  inviter: string | null
  inviterId: string | null
  expiresAt: number
  state: 'filed' | 'accepted' | 'rejected'
}

/** Invitations of a deleted organization are hidden along with it. */
const invitationRows = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .where('organizations.deleted_at', 'is', null)
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.organization_id as organizationId',
      'invitations.expires_at as expiresAt',
      'invitations.created_at as createdAt',
      'invitations.acceptance_state as state',
      'invitations.invited_by as inviterId',
      'organizations.name as organizationName',
      sql<
        string | null
      >`(select coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''),
        users.email) from users where users.id = invitations.invited_by)`.as('inviter'),
    ])

type InvitationRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof invitationRows>['executeTakeFirst']>>
>

/** The invitation that a link opens, whatever its state, or undefined. */
export async function invitationOfLink(
  db: Db,
  secretHash: string,
): Promise<OpenInvitation | undefined> {
  const row = await invitationRows(db)
    .where('invitations.secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row === undefined ? undefined : opened(row)
}

/** The invitation with an id, or undefined. */
export async function invitationById(db: Db, id: string): Promise<OpenInvitation | undefined> {
  const row = await invitationRows(db).where('invitations.id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : opened(row)
}

/** Invitations to an address that wait for an answer, newest first. @param now ms UTC */
export const pendingOf = (db: Db, email: string, now: number, limit: number) =>
  invitationRows(db)
    .where('invitations.email', '=', email.toLowerCase())
    .where('invitations.acceptance_state', '=', 'filed')
    .where('invitations.expires_at', '>', now)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .limit(limit)
    .execute()

/** Unknown roles come from other versions, and fall back to the least privileged role. */
const opened = ({ role, ...row }: InvitationRow): OpenInvitation => ({
  ...row,
  role: GIVEN_ROLES.find((one) => one === role) ?? 'user',
})
