import type { NodeSetting } from '@airshed/console-kit'
import { NamedIcon } from '@airshed/kit'
import { settingName, settingValue } from './settingText.ts'
import { stateText, type SettingMoment } from './stateText.ts'

const ICONS: Readonly<Record<NodeSetting['state'], string>> = {
  waiting: 'time',
  refused: 'warning-sign',
  fetched: 'cloud-download',
  applied: 'tick-circle',
  reported: 'info-sign',
}

/** One setting: the requested value, and how the device responded. */
export function SettingRow({ setting, lastContact, nowMs, intl }: SettingMoment) {
  const { name, desired, reported, state } = setting
  const isOpen = state === 'waiting' || state === 'refused'
  return (
    <li data-state={state}>
      <span className="devices-confirmed-name">{settingName(name, intl)}</span>
      <span>{settingValue(name, desired ?? reported, intl)}</span>
      <span className="devices-confirmed-state">
        <NamedIcon name={ICONS[state]} size={14} />
        {stateText({ setting, lastContact, nowMs, intl })}
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
