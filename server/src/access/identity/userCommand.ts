import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { PASSWORD_MAX } from '@airshed/domain'
import { ROLES, type Role } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { FIRST_KEY_NAME, makeIngestKey } from '../ingestKeys/ingestKey.ts'
import { addIngestKey } from '../ingestKeys/ingestKeyRows.ts'
import { createUser } from './createUser.ts'
import { hashPassword } from './hashPassword.ts'
import { guessableProblem } from './passwordProblem.ts'
import { organizationsWithOwner } from './roles.ts'
import { endSessionsOf } from './sessions.ts'

type WithStore = Pick<ServerContext, 'store' | 'clock' | 'memory'>

/** The command cannot be carried out; the message says why and what to do instead. */
export class UserCommandError extends Error {
  override readonly name = 'UserCommandError'
}

const USER_COMMAND_HELP = `Creates users of this Airshed server, and issues passwords and ingest keys.

  npm run user -- create --email <e-mail> --organization <id> --role <role>
                         [--organization-name <name>] [--first-name <name>] [--last-name <name>]
                         [--ask-password]
  npm run user -- password --email <e-mail> [--ask-password]
  npm run user -- key --organization <id> [--name <name>] [--revoke-others]

Roles: ${ROLES.join(', ')}
With --organization-name, an organization that does not exist yet is created, with an ingest key.
The command password ends every session of that user.
The command key gives an organization one more ingest key. With --revoke-others, its earlier keys
stop working, within ten seconds if a server is running.
Without --ask-password, a password is generated and shown once.`

/** Shortest password accepted on the command line, in characters. */
const ASKED_MIN = 10

const options = {
  email: { type: 'string' },
  organization: { type: 'string' },
  'organization-name': { type: 'string' },
  role: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'ask-password': { type: 'boolean' },
  name: { type: 'string' },
  'revoke-others': { type: 'boolean' },
} as const

/**
 * Runs the command given by the words of a command line.
 *
 * @param askPassword prompts for a password
 * @returns the output to show
 * @throws UserCommandError
 */
export async function runUserCommand(
  context: WithStore,
  words: readonly string[],
  askPassword: () => Promise<string>,
): Promise<string> {
  const { values, positionals } = parse(words)
  const [command] = positionals
  if (command === 'key') {
    const name = wanted('name', values.name ?? 'Command line', /^.*\S.*$/, 'a name').trim()
    const wish = { name, revokesOthers: values['revoke-others'] === true }
    return giveKey(context, organizationOf(values.organization), wish)
  }
  if (command !== 'create' && command !== 'password') return USER_COMMAND_HELP
  const email = wanted(
    'email',
    values.email,
    /^[^\s@]+@[^\s@]+$/,
    'an e-mail address',
  ).toLowerCase()
  const isAsked = values['ask-password'] === true
  const password = isAsked ? await askPassword() : makePassword()
  if (isAsked) await checkAsked(password, email)
  const shown = isAsked ? '' : `\nPassword, shown this once: ${password}`

  if (command === 'password') {
    await setPassword(context, email, password)
    return `${email} has a new password. All sessions of this user have ended; API tokens still work.${shown}`
  }
  const organizationId = organizationOf(values.organization)
  const role = roleOf(values.role)
  const isNew = await ensureOrganization(context, organizationId, values['organization-name'])
  await requireNoOwner(context, organizationId, role)
  await createUser(context, {
    email,
    password,
    firstName: values['first-name'] ?? email.replace(/@.*/, ''),
    lastName: values['last-name'] ?? '',
    roles: [{ organizationId, role }],
  })
  const first = { name: FIRST_KEY_NAME, revokesOthers: false }
  const key = isNew ? `\n${await giveKey(context, organizationId, first)}` : ''
  return `${email} is ${role} of ${organizationId}.${shown}${key}`
}

const organizationOf = (id: string | undefined) =>
  wanted('organization', id, /^\S{1,100}$/, 'an id')

/** Adds an ingest key to an organization; only its hash is stored. */
async function giveKey(
  { store, clock }: WithStore,
  organizationId: string,
  { name, revokesOthers }: { name: string; revokesOthers: boolean },
): Promise<string> {
  const key = makeIngestKey()
  const now = clock()
  await store.db.transaction().execute(async (tx) => {
    const organization = await tx
      .selectFrom('organizations')
      .select('id')
      .where('id', '=', organizationId)
      .forUpdate()
      .executeTakeFirst()
    if (organization === undefined) {
      throw new UserCommandError(`--organization: ${organizationId} does not exist`)
    }
    if (revokesOthers) {
      await tx
        .updateTable('ingest_keys')
        .set({ revoked_at: now })
        .where('organization_id', '=', organizationId)
        .where('revoked_at', 'is', null)
        .execute()
    }
    await addIngestKey(tx, { organizationId, name, key, createdBy: null, now })
  })
  return `Ingest key of ${organizationId}, shown this once: ${key}`
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new UserCommandError(`${(error as Error).message}\n\n${USER_COMMAND_HELP}`)
  }
}

function wanted(name: string, value: string | undefined, pattern: RegExp, what: string): string {
  if (value !== undefined && pattern.test(value)) return value
  throw new UserCommandError(`--${name}: expected ${what}, got ${value ?? 'nothing'}`)
}

function roleOf(word: string | undefined): Role {
  const role = ROLES.find((known) => known === word)
  if (role !== undefined) return role
  throw new UserCommandError(
    `--role: expected one of ${ROLES.join(', ')}, got ${word ?? 'nothing'}`,
  )
}

const GUESSABLE = {
  personal: 'Password: expected one without "airshed" and the part of the e-mail before the @',
  common: 'Password: expected one that is on no list of common passwords',
} as const

/** The minimum length is higher than on the pages, because kinds of characters are not checked here. */
async function checkAsked(password: string, email: string): Promise<void> {
  const { length } = [...password]
  if (length < ASKED_MIN || length > PASSWORD_MAX) {
    throw new UserCommandError(
      `Password: expected ${ASKED_MIN} to ${PASSWORD_MAX} characters, got ${length}`,
    )
  }
  const problem = await guessableProblem(password, email)
  if (problem !== null) throw new UserCommandError(GUESSABLE[problem])
}

/** @returns whether it was created */
async function ensureOrganization(
  { store, clock }: WithStore,
  id: string,
  name: string | undefined,
): Promise<boolean> {
  const known = await store.db.selectFrom('organizations').select('id').orderBy('id').execute()
  if (known.some((organization) => organization.id === id)) return false
  if (name === undefined) {
    const ids = known.map((organization) => organization.id).join(', ') || 'none'
    throw new UserCommandError(
      `--organization: ${id} does not exist (known: ${ids}). To create it, add --organization-name`,
    )
  }
  await store.db
    .insertInto('organizations')
    .values({ id, external_id: randomUUID(), name, created_at: clock() })
    .execute()
  return true
}

async function requireNoOwner({ store }: WithStore, id: string, role: Role): Promise<void> {
  if (role !== 'owner' || !(await organizationsWithOwner(store.db, [id])).has(id)) return
  throw new UserCommandError(`--role: ${id} has an owner, and there can be only one`)
}

/** Ends all sessions, because someone who knew the old password may be signed in. */
async function setPassword({ store }: WithStore, email: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await store.db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ password_hash: hash })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (user === undefined) throw new UserCommandError(`--email: there is no user ${email}`)
    await endSessionsOf(tx, user.id)
  })
}

/** Four groups of five letters and digits that are not easily confused: 98 bits. */
function makePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
