import type { NodeSetting } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { momentText } from './momentText.ts'

export interface SettingMoment {
  setting: NodeSetting
  /** When the device last asked for its settings, ms UTC; null: never. */
  lastContact: number | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The state of a setting, as text. */
export function stateText({ setting, lastContact, nowMs, intl }: SettingMoment): string {
  const { state, reason } = setting
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (state === 'refused') {
    return reason === null ? text('confirmed.refused.only') : text('confirmed.refused', { reason })
  }
  const at = momentOf(setting, lastContact)
  return at === null
    ? text(`confirmed.${state}.only`)
    : text(`confirmed.${state}`, { time: momentText(at, nowMs, intl) })
}

/** When a setting entered its current state, ms UTC; null if unknown. */
function momentOf({ state, ...times }: NodeSetting, lastContact: number | null): number | null {
  if (state === 'waiting') return times.asked_at
  return state === 'fetched' ? lastContact : times.reported_at
}
