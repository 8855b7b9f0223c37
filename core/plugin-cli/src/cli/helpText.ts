import { COMMANDS } from './commands.ts'

/** The text of `--help` for all commands. */
export function helpText(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return [
    'airshed-plugin <command> – widgets, screens and device forms for Airshed',
    '',
    ...COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'airshed-plugin <command> --help lists its options.',
  ].join('\n')
}
