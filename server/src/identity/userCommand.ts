import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ROLES, type Role } from '@airshed/schemas'
import type { ServerContext } from '../context.ts'
import { createUser } from './createUser.ts'
import { hashPassword, PASSWORD_LENGTH } from './hashPassword.ts'

type WithStore = Pick<ServerContext, 'store' | 'clock'>

/** What was typed cannot be done; its message says why and how it can. */
export class UserCommandError extends Error {
  override readonly name = 'UserCommandError'
}

export const USER_COMMAND_HELP = `Makes users of this Airshed, or gives them another password.

  npm run user -- create --email <e-mail> --organization <id> --role <role>
                         [--organization-name <name>] [--first-name <name>] [--last-name <name>]
                         [--ask-password]
  npm run user -- password --email <e-mail> [--ask-password]

Roles: ${ROLES.join(', ')}
With --organization-name an organization that does not exist yet is made.
Without --ask-password a password is made up and shown once.`

const options = {
  email: { type: 'string' },
  organization: { type: 'string' },
  'organization-name': { type: 'string' },
  role: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'ask-password': { type: 'boolean' },
} as const

/**
 * Does what the words of a command line say.
 *
 * @param askPassword asks a person for a password
 * @returns what is to be shown
 * @throws UserCommandError
 */
export async function runUserCommand(
  context: WithStore,
  words: readonly string[],
  askPassword: () => Promise<string>,
): Promise<string> {
  const { values, positionals } = parse(words)
  const [command] = positionals
  if (command !== 'create' && command !== 'password') return USER_COMMAND_HELP
  const email = wanted(
    'email',
    values.email,
    /^[^\s@]+@[^\s@]+$/,
    'an e-mail address',
  ).toLowerCase()
  const isAsked = values['ask-password'] === true
  const password = isAsked ? await askPassword() : makePassword()
  checkLength(password)
  const told = isAsked ? '' : `\nPassword, shown this once: ${password}`

  if (command === 'password') {
    await setPassword(context, email, password)
    return `${email} has a new password.${told}`
  }
  const organizationId = wanted('organization', values.organization, /^\S{1,100}$/, 'an id')
  const role = roleOf(values.role)
  await ensureOrganization(context, organizationId, values['organization-name'])
  await createUser(context, {
    email,
    password,
    firstName: values['first-name'] ?? email.replace(/@.*/, ''),
    lastName: values['last-name'] ?? '',
    roles: [{ organizationId, role }],
  })
  return `${email} is ${role} of ${organizationId}.${told}`
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

function checkLength(password: string): void {
  const { min, max } = PASSWORD_LENGTH
  if (password.length >= min && password.length <= max) return
  throw new UserCommandError(
    `Password: expected ${min} to ${max} characters, got ${password.length}`,
  )
}

async function ensureOrganization(
  { store, clock }: WithStore,
  id: string,
  name: string | undefined,
): Promise<void> {
  const known = await store.db.selectFrom('organizations').select('id').orderBy('id').execute()
  if (known.some((organization) => organization.id === id)) return
  if (name === undefined) {
    const ids = known.map((organization) => organization.id).join(', ') || 'none'
    throw new UserCommandError(
      `--organization: ${id} does not exist (known: ${ids}). To make it, add --organization-name`,
    )
  }
  await store.db
    .insertInto('organizations')
    .values({ id, external_id: randomUUID(), name, created_at: clock() })
    .execute()
}

async function setPassword({ store }: WithStore, email: string, password: string): Promise<void> {
  const { numUpdatedRows } = await store.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('email', '=', email)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new UserCommandError(`--email: ${email} is no user`)
}

/** Four groups of five letters and digits that are not mistaken for each other: 98 bits. */
function makePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
