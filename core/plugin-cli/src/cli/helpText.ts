import type { Command } from './command.ts'
import { COMMANDS } from './commands.ts'

/** The text of `--help`: for one command, or for all. */
export function helpText(command?: Command): string {
  if (command !== undefined) return `airshed-plugin ${command.usage}\n\n  ${command.about}`
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return [
    'airshed-plugin <command> – widgets, screens and device forms for Airshed',
    '',
    ...COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'airshed-plugin <command> --help tells its options.',
  ].join('\n')
}
