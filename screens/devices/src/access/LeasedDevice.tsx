import { Callout, PartTabs } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import { DeviceRecord } from '../record/DeviceRecord.tsx'
import { AccessSection } from './AccessSection.tsx'
import '../edit/edit.css'

export interface LeasedDeviceProps {
  /** See `isLeasedAway`. */
  node: Node
  intl: PluginIntl
}

/**
 * What the owner of a leased device sees of its configuration: the rights to it, where the lease can be
 * ended.
 */
export function LeasedDevice({ node, intl }: LeasedDeviceProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <DeviceRecord node={node} page="edit" intl={intl}>
      <div className="devices-edit">
        <Callout intent="primary" compact>
          {text('details.leased')}
        </Callout>
        <PartTabs
          label={text('tabs')}
          parts={[
            {
              id: 'access',
              label: text('tab.access'),
              content: <AccessSection {...{ node, intl }} />,
            },
          ]}
          current="access"
          onChange={() => undefined}
        />
      </div>
    </DeviceRecord>
  )
}
