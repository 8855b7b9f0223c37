import { batteryLevel, type BatteryFacts } from '@airshed/console-kit'
import { formatShare, type PluginIntl } from '@airshed/kit'
import { BatteryIcon } from './BatteryIcon.tsx'
import { FactLine } from './FactLine.tsx'

export interface BatteryFactProps {
  /** null: the device never reported one. */
  battery: BatteryFacts | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The charge level of a device's battery, and whether it is charging. */
export function BatteryFact({ battery, nowMs, intl }: BatteryFactProps) {
  const level = battery === null ? null : batteryLevel(battery)
  const isCharging = battery?.is_charging === true
  const icon = (
    <BatteryIcon
      charge={level === null ? null : level.step / level.steps}
      isCharging={isCharging}
    />
  )
  return (
    <FactLine
      icon={icon}
      name={intl.formatMessage({ id: 'fact.battery' })}
      words={battery === null ? null : batteryText(battery, intl)}
      reportedAt={battery?.reported_at ?? null}
      nowMs={nowMs}
      intl={intl}
    />
  )
}

function batteryText({ percent, volts, is_charging: isCharging }: BatteryFacts, intl: PluginIntl) {
  const words = [
    percent === null ? [] : formatShare(percent / 100, intl.locale),
    volts === null ? [] : `${intl.formatNumber(volts, VOLTS)} V`,
    isCharging === null
      ? []
      : intl.formatMessage({ id: isCharging ? 'fact.charging' : 'fact.discharging' }),
  ]
  return words.flat().join(', ')
}

const VOLTS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
