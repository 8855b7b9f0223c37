import { run } from './command.ts'

/**
 * Creates an owner of an organization as an operator does: server stopped, or on PostgreSQL.
 *
 * @returns the password
 */
export async function makeOwner(
  env: Record<string, string>,
  owner: { email: string; organization: string },
): Promise<string> {
  const { email, organization } = owner
  const command = ['server/src/identity/userCli.ts', 'create', '--email', email]
  const words = [...command, '--organization', organization, '--role', 'owner']
  const { output } = await run('node', words, { env })
  const [, password] = /^Password, shown this once: (\S+)$/m.exec(output) ?? []
  if (password === undefined) throw new Error(`Expected a password, got ${output}`)
  return password
}
