import { Callout, ProgressBar, type WifiScan } from '@airshed/console-kit'
import { useNow, type PluginIntl } from '@airshed/kit'
import { scanStage } from './scanStage.ts'
import '../details/muted.css'

/** How often to check whether a scan takes too long. */
const TICK_MS = 1_000

export interface ScanStatusProps {
  /** null: none was requested. */
  scan: WifiScan | null
  intl: PluginIntl
}

/** The progress of the newest scan; nothing if it succeeded. */
export function ScanStatus({ scan, intl }: ScanStatusProps) {
  const nowMs = useNow(TICK_MS)
  const stage = scanStage(scan, nowMs)
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  const reason = scan?.reason ?? ''
  return (
    <div role="status" className="devices-wifi-status">
      {stage === 'scanning' ? (
        <>
          <ProgressBar label={text('wifi.scanning')} share={null} />
          <span className="devices-muted">{text('wifi.scanning')}</span>
        </>
      ) : null}
      {stage === 'silent' || stage === 'expired' ? (
        <Callout intent="warning" compact>
          {text(`wifi.${stage}`)}
        </Callout>
      ) : null}
      {stage === 'failed' ? (
        <Callout intent="danger" compact>
          {reason === '' ? text('wifi.failed.only') : text('wifi.failed', { reason })}
        </Callout>
      ) : null}
    </div>
  )
}
