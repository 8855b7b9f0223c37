import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './command.ts'

/**
 * The compiler's projects, each over all code that may use the same APIs: every TypeScript file of the project is
 * compiled in exactly one of them. Paths relative to the project's root.
 */
export const ROOMS: readonly string[] = (
  JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    references: readonly { path: string }[]
  }
).references.map(({ path }) => path.replace('./', ''))

/** The files that a room itself includes, relative to the project's root; not what they import. */
export async function filesOf(room: string): Promise<string[]> {
  const { exitCode, output } = await run('tsc', ['--showConfig', '-p', room])
  if (exitCode !== 0) throw new Error(`${room}: ${output}`)
  const { files } = JSON.parse(output.slice(output.indexOf('{\n'))) as { files: string[] }
  return files.map((file) => file.replace('./', ''))
}
