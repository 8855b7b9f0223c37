import { createHash } from 'node:crypto'
import { withoutDirections } from '@airshed/domain'
import { sql } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { forgetCaller } from '../loadCaller.ts'
import type { ExternalIssuer } from './externalIssuer.ts'
import { profileOf, type ExternalClaims } from './externalProfile.ts'

/** Maximum number of cached subjects. */
const maxSubjects = 10_000
const newSubjects = () => new Map<string, string>()

/**
 * The user for an external subject: looked up by the subject, otherwise matched by a verified e-mail,
 * otherwise created without any permission.
 *
 * @returns the user's id
 */
export async function externalUser(
  context: ServerContext,
  issuer: ExternalIssuer,
  claims: ExternalClaims,
  token: string,
): Promise<string> {
  const known = context.memory.of(newSubjects)
  const { sub } = claims
  const userId =
    known.get(sub) ??
    (await findBySubject(context, sub)) ??
    (await adopt(context, await withProfile(context, issuer, claims, token)))
  if (known.size >= maxSubjects) known.clear()
  known.set(sub, userId)
  return userId
}

async function findBySubject(context: ServerContext, sub: string): Promise<string | undefined> {
  const row = await context.store.db
    .selectFrom('users')
    .select('id')
    .where('external_id', '=', sub)
    .executeTakeFirst()
  return row?.id
}

/** Access tokens often contain no profile; then it is fetched from the issuer once. */
async function withProfile(
  context: ServerContext,
  issuer: ExternalIssuer,
  claims: ExternalClaims,
  token: string,
): Promise<ExternalClaims> {
  if (claims['email'] !== undefined) return claims
  const profile = await profileOf(context, issuer, claims.sub, token)
  return profile === 'silent' ? claims : { ...profile, ...claims }
}

async function adopt(context: ServerContext, claims: ExternalClaims): Promise<string> {
  const { db } = context.store
  const { sub } = claims
  const email = verifiedEmail(claims)
  const firstName = textOf(claims['given_name']) || textOf(claims['name'])
  const lastName = textOf(claims['family_name'])
  if (email !== null) {
    const row = await db
      .updateTable('users')
      .set({
        external_id: sub,
        // An invited user has no name until their first sign-in.
        first_name: sql<string>`coalesce(nullif(first_name, ''), ${firstName})`,
        last_name: sql<string>`coalesce(nullif(last_name, ''), ${lastName})`,
      })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (row !== undefined) {
      forgetCaller(context, row.id)
      return row.id
    }
  }
  const id = `user_${createHash('sha256').update(sub).digest('base64url').slice(0, 16)}`
  await db
    .insertInto('users')
    .values({
      id,
      external_id: sub,
      // An unverified address must not block its real owner.
      email: email ?? `${id}@unverified.invalid`.toLowerCase(),
      first_name: firstName,
      last_name: lastName,
      picture: null,
      password_hash: null,
      created_at: context.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // A concurrent request may have been faster.
  return (await findBySubject(context, sub)) ?? id
}

function verifiedEmail(claims: ExternalClaims): string | null {
  const email = textOf(claims['email']).toLowerCase()
  return claims['email_verified'] === true && email.includes('@') ? email : null
}

function textOf(claim: unknown): string {
  return typeof claim === 'string'
    ? withoutDirections(claim).replaceAll('\0', '').slice(0, 200)
    : ''
}
