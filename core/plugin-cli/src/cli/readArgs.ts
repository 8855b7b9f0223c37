import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CliError } from './cliError.ts'

/**
 * The options and positionals of a call.
 *
 * @throws CliError with exit code 2 for an unknown option
 */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true })
  } catch (error) {
    throw new CliError(
      {
        place: args.join(' '),
        expected: `options out of ${Object.keys(options)
          .map((name) => `--${name}`)
          .join(', ')}`,
        got: error instanceof Error ? error.message.split('.')[0]! : String(error),
        cure: 'See airshed-plugin --help',
      },
      2,
    )
  }
}
