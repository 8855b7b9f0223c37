import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo } from '../cli/command.ts'
import { thrownText } from '../findings/finding.ts'

/** How a token may be given; a file comes before the environment. */
export interface GivenToken {
  /** On the command line, where it is exposed to the shell history and other users. */
  token: string | undefined
  /** File that contains only the token. */
  file: string | undefined
}

/**
 * The API token to publish with: from `--token-file`, else from `AIRSHED_TOKEN`. A token given by
 * `--token` is used, with a warning that explains how to pass it safely.
 *
 * @throws CliError with exit code 2 if there is none, if the file cannot be read, or if it is not a token
 */
export async function tokenOf(given: GivenToken, io: CommandIo): Promise<string> {
  if (given.token !== undefined) io.printError(WARNING)
  const place = given.file === undefined ? 'AIRSHED_TOKEN' : `--token-file ${given.file}`
  const token = given.token ?? (await fileToken(given.file, io)) ?? io.env['AIRSHED_TOKEN'] ?? ''
  // A header cannot contain line breaks or non-ASCII characters; the token itself is never shown.
  if (/^[\x21-\x7e]+$/.test(token)) return token
  throw new CliError(
    {
      place,
      expected: 'an API token that may publish plugins',
      got: token === '' ? 'nothing' : 'a value with letters that no token has',
      cure: `Make one on the page API of the console, then give it without writing it into a command: ${ASK}`,
    },
    2,
  )
}

const ASK = 'read -rs AIRSHED_TOKEN && export AIRSHED_TOKEN'
const WARNING =
  '--token: the history of the shell keeps it, and others on this machine can read it. Use AIRSHED_TOKEN or --token-file, and delete this token if the machine is shared'

async function fileToken(file: string | undefined, io: CommandIo): Promise<string | undefined> {
  if (file === undefined) return undefined
  try {
    return (await readFile(resolve(io.folder, file), 'utf8')).trim()
  } catch (error) {
    throw new CliError(
      {
        place: `--token-file ${file}`,
        expected: 'a file that holds an API token',
        got: thrownText(error),
        cure: 'Write the token into a file that only you can read, and name that file',
      },
      2,
    )
  }
}
