import { CliError } from '@airshed/plugin-cli/create'
import { KINDS } from './kinds.ts'
import { newCall } from './newCall.ts'
import { newPlugin } from './newPlugin.ts'

const WHAT = [...KINDS.map(({ name }) => name), 'call']

/**
 * `npm run new -- screen alerts-log`, `… widget`, `… form`, `… call <entity> <name>`.
 *
 * @param words after `npm run new --`
 * @param root of the project
 * @returns what was written, and the next steps
 * @throws CliError for an unknown command, and for a name that is invalid or taken
 */
export async function runNew(words: readonly string[], root: string): Promise<string> {
  const [what, first, second] = words
  if (what === 'call') return callReport(await newCall(first, second, root))
  const kind = KINDS.find(({ name }) => name === what)
  if (kind === undefined) {
    throw new CliError(
      {
        place: 'npm run new',
        expected: `one of ${WHAT.join(', ')}`,
        got: what === undefined ? 'none' : `"${what}"`,
        cure: 'Write for example npm run new -- screen alerts-log',
      },
      2,
    )
  }
  const { names, folder, written, changed } = await newPlugin(kind, first, root)
  return [
    `Wrote the ${kind.name} ${names.publisher}.${names.name} to ${folder} (${written.length} files).`,
    `Changed ${changed.join(', ')}.`,
    '',
    'Next:',
    `  npx vitest run --project browser ${folder}`,
    `  npm run pictures -- ${folder}`,
    '  npm run check',
  ].join('\n')
}

const callReport = ({ written, changed }: Awaited<ReturnType<typeof newCall>>): string =>
  [
    `Wrote ${written.join(', ')}.`,
    `Changed ${changed.join(', ')}.`,
    '',
    'The call is for staff alone until its "access" says otherwise. Next:',
    `  npx vitest run --project server ${written.at(-1) ?? ''}`,
    '  npm run generate',
    '  npm run check',
  ].join('\n')
