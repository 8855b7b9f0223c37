import { SIGNAL_BARS_MAX, signalBars, type NetworkFacts } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { FactLine } from './FactLine.tsx'
import { SignalIcon } from './SignalIcon.tsx'

export interface NetworkFactProps {
  /** null: the device never reported one. */
  network: NetworkFacts | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The network that a device is connected to, and the signal quality. */
export function NetworkFact({ network, nowMs, intl }: NetworkFactProps) {
  const dbm = network?.signal_dbm ?? null
  // The steps are those of Wi-Fi and mobile networks: LoRaWAN receives what these could not.
  const bars = dbm === null || network?.kind === 'lorawan' ? null : signalBars(dbm)
  const icon =
    bars === null ? (
      <SignalIcon bars={null} />
    ) : (
      <SignalIcon
        bars={bars}
        label={intl.formatMessage({ id: 'fact.bars' }, { bars, of: SIGNAL_BARS_MAX })}
      />
    )
  return (
    <FactLine
      icon={icon}
      name={intl.formatMessage({ id: 'fact.network' })}
      words={network === null ? null : networkText(network, intl)}
      reportedAt={network?.reported_at ?? null}
      nowMs={nowMs}
      intl={intl}
    />
  )
}

function networkText({ kind, name, signal_dbm: dbm }: NetworkFacts, intl: PluginIntl): string {
  const words = intl.formatMessage({ id: `fact.${kind}` })
  const named = name === null || name === '' ? words : `${words} ${name}`
  return dbm === null ? named : `${named}, ${intl.formatNumber(dbm)} dBm`
}
