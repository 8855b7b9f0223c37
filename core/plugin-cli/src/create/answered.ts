import { CliError } from '../cli/cliError.ts'
import type { CommandIo } from '../cli/command.ts'

/**
 * The value given on the command line, or else the user's answer at the terminal; asks again until it is valid.
 *
 * @param read parses the text; throws a CliError if it is invalid or missing
 */
export async function answered<Value>(
  io: CommandIo,
  typed: string | undefined,
  question: string,
  read: (typed: string | undefined) => Value,
): Promise<Value> {
  if (typed !== undefined || io.ask === null) return read(typed)
  for (;;) {
    const answer = (await io.ask(question)).trim()
    if (answer === '') return read(undefined)
    try {
      return read(answer)
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      io.printError(error.message)
    }
  }
}
