import type { FirmwareFacts } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { FactLine } from './FactLine.tsx'

export interface FirmwareFactProps {
  /** null: the device never reported one. */
  firmware: FirmwareFacts | null
  /** The present, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Which firmware a device runs. It says so when it starts, so this does not get old. */
export function FirmwareFact({ firmware, nowMs, intl }: FirmwareFactProps) {
  return (
    <FactLine
      icon={<NamedIcon name="code" />}
      name={intl.formatMessage({ id: 'fact.firmware' })}
      words={firmware === null ? null : firmwareWords(firmware, intl)}
      reportedAt={null}
      nowMs={nowMs}
      intl={intl}
    />
  )
}

const firmwareWords = ({ version, hardware }: FirmwareFacts, intl: PluginIntl): string =>
  hardware === null
    ? intl.formatMessage({ id: 'fact.firmwareVersion' }, { version })
    : intl.formatMessage({ id: 'fact.firmwareOn' }, { version, hardware })
