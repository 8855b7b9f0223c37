import type { NodeChangeRun } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { commandText } from './commandText.ts'

/** "Shared 12 devices · 3 were so already · 2 refused", or that it ended prematurely. */
export function endText(run: NodeChangeRun, intl: PluginIntl): string {
  const { change, state, of, changed, unchanged, refused } = run
  const command = commandText(run, intl)
  const left = of - changed - unchanged - refused
  const words = [intl.formatMessage({ id: `done.${change}` }, { count: changed, command })]
  if (unchanged > 0) words.push(intl.formatMessage({ id: 'ended.unchanged' }, { count: unchanged }))
  if (refused > 0) words.push(intl.formatMessage({ id: 'ended.refused' }, { count: refused }))
  if (state !== 'done') words.push(intl.formatMessage({ id: `ended.${state}` }, { count: left }))
  return words.join(' · ')
}
