import { SIGNAL_BARS_MAX, signalBars, type NodeWifi, type WifiNetwork } from '@airshed/console-kit'
import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'
import { momentText } from '../edit/momentText.ts'
import { SignalIcon } from '../facts/SignalIcon.tsx'
import '../details/muted.css'

export interface NetworkListProps {
  wifi: NodeWifi
  /** Name of the chosen network; undefined: none. */
  chosen: string | undefined
  onChoose: (network: WifiNetwork) => void
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The networks that a device found, the strongest first; one is chosen by its button. */
export function NetworkList({ wifi, chosen, onChoose, nowMs, intl }: NetworkListProps) {
  const { networks, scanned_at: scannedAt } = wifi
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (scannedAt === null) return <p className="devices-muted">{text('wifi.unscanned')}</p>
  return (
    <div className="devices-wifi-networks">
      <p className="devices-muted">
        {text('wifi.found', { time: momentText(scannedAt, nowMs, intl) })}
      </p>
      {networks.length === 0 ? <p>{text('wifi.none')}</p> : null}
      <ul aria-label={text('wifi.networks')}>
        {networks.map((network) => (
          <li key={network.ssid}>
            <Signal dbm={network.signal_dbm} intl={intl} />
            <span className="devices-wifi-name">{network.ssid}</span>
            <span className="devices-muted">
              {network.is_open === false ? <NamedIcon name="lock" size={12} /> : null}{' '}
              {text(securityId(network))}
              {network.signal_dbm === null
                ? null
                : `, ${text('wifi.dbm', { dbm: intl.formatNumber(network.signal_dbm) })}`}
            </span>
            <Button
              size="small"
              text={text('wifi.choose', { name: network.ssid })}
              active={network.ssid === chosen}
              aria-pressed={network.ssid === chosen}
              onClick={() => onChoose(network)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function securityId({ is_open: isOpen }: WifiNetwork): string {
  if (isOpen === null) return 'wifi.unsaid'
  return isOpen ? 'wifi.open' : 'wifi.secured'
}

function Signal({ dbm, intl }: { dbm: number | null; intl: PluginIntl }) {
  if (dbm === null) return <SignalIcon bars={null} />
  const bars = signalBars(dbm)
  return (
    <SignalIcon
      bars={bars}
      label={intl.formatMessage({ id: 'fact.bars' }, { bars, of: SIGNAL_BARS_MAX })}
    />
  )
}
