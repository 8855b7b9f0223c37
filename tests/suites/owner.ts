import { ENGINE_FLAGS, run } from './command.ts'

/**
 * Creates a member of an organization as an operator does: server stopped, or on PostgreSQL.
 *
 * @param owner.role default `owner`; an organization has one
 * @returns the password
 */
export async function makeOwner(
  env: Record<string, string>,
  owner: { email: string; organization: string; role?: 'owner' | 'manager' },
): Promise<string> {
  const { email, organization, role = 'owner' } = owner
  const command = [
    ...ENGINE_FLAGS,
    'server/src/access/identity/userCli.ts',
    'create',
    '--email',
    email,
  ]
  const words = [...command, '--organization', organization, '--role', role]
  const { output } = await run('node', words, { env })
  const [, password] = /^Password, shown this once: (\S+)$/m.exec(output) ?? []
  if (password === undefined) throw new Error(`Expected a password, got ${output}`)
  return password
}
