import type { NodeChangeRun, NodeChangeResult } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { settingName } from '../edit/settingText.ts'
import { refusalText } from './refusalText.ts'

/** What has become of that which a device was asked for, as text. */
export function askedText(
  change: NodeChangeRun['change'],
  result: Omit<NodeChangeResult, 'node_id' | 'serial' | 'name'>,
  intl: PluginIntl,
): string {
  const { outcome, code, refused_settings: names, command_state, setting_state } = result
  const text = (id: string): string => intl.formatMessage({ id })
  if (outcome === null) return text('asked.not')
  if (outcome === 'refused') {
    const settings = names.map((name) => settingName(name, intl)).join(', ')
    return refusalText(change, code ?? '', intl, settings)
  }
  if (command_state !== null) return text(`commands.${command_state}`)
  if (setting_state !== null) return text(`asked.setting.${setting_state}`)
  return text(`asked.${outcome}`)
}

/** Whether the device may still answer. */
export const isOpen = ({
  command_state: command,
  setting_state: setting,
}: Pick<NodeChangeResult, 'command_state' | 'setting_state'>): boolean =>
  command === 'queued' || command === 'sent' || setting === 'waiting'
