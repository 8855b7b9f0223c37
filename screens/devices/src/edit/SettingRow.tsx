import type { NodeSetting } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { momentWords } from './momentWords.ts'
import { settingName, settingValue } from './settingWords.ts'

const ICONS: Readonly<Record<NodeSetting['state'], string>> = {
  waiting: 'time',
  refused: 'warning-sign',
  fetched: 'cloud-download',
  applied: 'tick-circle',
  reported: 'info-sign',
}

export interface SettingRowProps {
  setting: NodeSetting
  /** When the device last asked for its settings, ms UTC; null: never. */
  lastContact: number | null
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** One setting: the value that was asked for, and what the device made of it. */
export function SettingRow({ setting, lastContact, nowMs, intl }: SettingRowProps) {
  const { name, desired, reported, state } = setting
  const isOpen = state === 'waiting' || state === 'refused'
  return (
    <li data-state={state}>
      <span className="devices-confirmed-name">{settingName(name, intl)}</span>
      <span>{settingValue(name, desired ?? reported, intl)}</span>
      <span className="devices-confirmed-state">
        <NamedIcon name={ICONS[state]} size={14} />
        {stateWords({ setting, lastContact, nowMs, intl })}
      </span>
      {isOpen && reported !== undefined ? (
        <span className="devices-in-force">
          {intl.formatMessage(
            { id: 'confirmed.inForce' },
            { value: settingValue(name, reported, intl) },
          )}
        </span>
      ) : null}
    </li>
  )
}

function stateWords({ setting, lastContact, nowMs, intl }: SettingRowProps): string {
  const { state, reason } = setting
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (state === 'refused') {
    return reason === null ? text('confirmed.refused.only') : text('confirmed.refused', { reason })
  }
  const at = momentOf(setting, lastContact)
  return at === null
    ? text(`confirmed.${state}.only`)
    : text(`confirmed.${state}`, { time: momentWords(at, nowMs, intl) })
}

/** When a setting came to stand as it does, ms UTC; null: unknown. */
function momentOf({ state, ...times }: NodeSetting, lastContact: number | null): number | null {
  if (state === 'waiting') return times.asked_at
  return state === 'fetched' ? lastContact : times.reported_at
}
