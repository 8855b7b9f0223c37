import { CliError } from '../cli/cliError.ts'
import type { CommandIo } from '../cli/command.ts'

/**
 * What was typed in a call, or else what somebody answers at the terminal; asks again until it fits.
 *
 * @param read checks the words; throws a CliError for those that do not fit, and for none
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
