import type { NodeChangeRun } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** The command of an order as text; empty if it has none. */
export const commandText = (
  { command }: Pick<NodeChangeRun, 'command'>,
  intl: PluginIntl,
): string => (command === null ? '' : intl.formatMessage({ id: `command.${command}` }))
