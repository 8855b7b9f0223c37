import { QueryView, useChange, PageSection } from '@airshed/console-kit'
import { commandNode } from '@airshed/console-kit/calls'
import { Button, type Node, type PluginIntl } from '@airshed/kit'
import { isUnderWay } from '../edit/askAgain.ts'
import { useNodeSettings } from '../edit/useNodeSettings.ts'
import { JoinForm } from './JoinForm.tsx'
import { ScanStatus } from './ScanStatus.tsx'
import { useNodeWifi } from './useNodeWifi.ts'
import './wifi.css'
import '../edit/edit.css'

const HEIGHT_PX = 160

export interface WifiSectionProps {
  /** A device whose type can scan for networks. */
  node: Node
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The Wi-Fi of a device: the networks that it finds, and the one that it is asked to join. */
export function WifiSection({ node, nowMs, intl }: WifiSectionProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const query = useNodeWifi(node.node_id)
  const settings = useNodeSettings(node.node_id)
  const { mutate: scan, isPending } = useChange(commandNode, { success: text('wifi.asked') })
  return (
    <PageSection title={text('wifi')}>
      <QueryView query={query} errorTitle={text('wifi.error')} skeletonHeightPx={HEIGHT_PX}>
        {(wifi) => (
          <>
            <div className="devices-buttons">
              <Button
                text={text('wifi.scan')}
                disabled={isPending || (wifi.scan !== null && isUnderWay(wifi.scan))}
                onClick={() => scan({ params: { id: node.node_id, action: 'wifi_scan' } })}
              />
            </div>
            <ScanStatus scan={wifi.scan} intl={intl} />
            <JoinForm node={node} wifi={wifi} settings={settings.data} nowMs={nowMs} intl={intl} />
          </>
        )}
      </QueryView>
    </PageSection>
  )
}
