import type { Command } from './command.ts'

/** The text of `--help` for one command. */
export const commandHelp = ({ program = 'airshed-plugin', usage, about }: Command): string =>
  `${program} ${usage}\n\n  ${about}`
