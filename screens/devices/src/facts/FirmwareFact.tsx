import type { FirmwareFacts } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { FactLine } from './FactLine.tsx'

export interface FirmwareFactProps {
  /** null: the device never reported one. */
  firmware: FirmwareFacts | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The firmware version of a device. It is reported at startup, so this never counts as old. */
export function FirmwareFact({ firmware, nowMs, intl }: FirmwareFactProps) {
  return (
    <FactLine
      icon={<NamedIcon name="code" />}
      name={intl.formatMessage({ id: 'fact.firmware' })}
      words={firmware === null ? null : firmwareText(firmware, intl)}
      reportedAt={null}
      nowMs={nowMs}
      intl={intl}
    />
  )
}

const firmwareText = ({ version, hardware }: FirmwareFacts, intl: PluginIntl): string =>
  hardware === null
    ? intl.formatMessage({ id: 'fact.firmwareVersion' }, { version })
    : intl.formatMessage({ id: 'fact.firmwareOn' }, { version, hardware })
