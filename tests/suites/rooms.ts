import { run } from './command.ts'

/** One compiler run over all code that may use the same APIs. */
export interface Room {
  name: string
  /** Its tsconfig, relative to the project's root. */
  project: string
}

/** Every TypeScript file of the project is compiled in exactly one of these. */
export const ROOMS: readonly Room[] = [
  { name: 'pure code', project: 'tsconfig.pure.json' },
  { name: 'browser code', project: 'tsconfig.browser.json' },
  { name: 'Node code', project: 'tsconfig.node.json' },
  { name: 'tests', project: 'tsconfig.tests.json' },
  { name: 'templates', project: 'tsconfig.templates.json' },
]

/** The files that a room itself includes, relative to the project's root; not what they import. */
export async function filesOf({ project }: Room): Promise<string[]> {
  const { exitCode, output } = await run('tsc', ['--showConfig', '-p', project])
  if (exitCode !== 0) throw new Error(`${project}: ${output}`)
  const { files } = JSON.parse(output.slice(output.indexOf('{\n'))) as { files: string[] }
  return files.map((file) => file.replace('./', ''))
}
