import { Callout, deviceModel } from '@airshed/console-kit'
import { useNow, type Node, type PluginIntl } from '@airshed/kit'
import { DeviceRecord } from '../record/DeviceRecord.tsx'
import { CommandsSection } from './CommandsSection.tsx'
import { ConfirmedSection } from './ConfirmedSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { PublicLinkSection } from '../publicLink/PublicLinkSection.tsx'
import { LocationSection } from '../location/LocationSection.tsx'
import { KeySection } from './KeySection.tsx'
import { settingNotes } from './settingNotes.ts'
import { SensorsSection } from './sensors/SensorsSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { takesInterval } from './takesInterval.ts'
import { useNodeSettings } from './useNodeSettings.ts'
import './edit.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface EditDeviceProps {
  /** With its configuration. */
  node: Node
  intl: PluginIntl
}

/** The sections of a device’s configuration, as far as its type has them. */
export function EditDevice({ node, intl }: EditDeviceProps) {
  const nowMs = useNow(TICK_MS)
  const settings = useNodeSettings(node.node_id)
  const text = (id: string): string => intl.formatMessage({ id })
  const model = deviceModel(node.type)
  const notes = settingNotes(settings.data, nowMs, intl)
  return (
    <DeviceRecord node={node} page="edit" intl={intl}>
      <div className="devices-edit">
        {model.channel === 'none' ? (
          <Callout intent="primary" compact>
            {text('edit.oneWay')}
          </Callout>
        ) : null}
        <div className="devices-edit-columns">
          <div className="devices-edit-column">
            <GeneralSection
              node={node}
              hasInterval={takesInterval(node.type)}
              notes={notes}
              intl={intl}
            />
            {model.channel === 'none' ? null : (
              <SettingsSection node={node} notes={notes} intl={intl} />
            )}
            {model.channel === 'airshed' ? (
              <SensorsSection node={node} settings={settings.data} nowMs={nowMs} intl={intl} />
            ) : null}
            <LocationSection node={node} nowMs={nowMs} intl={intl} />
          </div>
          <div className="devices-edit-column">
            {model.channel === 'none' ? null : (
              <ConfirmedSection query={settings} nowMs={nowMs} intl={intl} />
            )}
            {model.commands.length === 0 ? null : (
              <CommandsSection node={node} names={model.commands} nowMs={nowMs} intl={intl} />
            )}
            <KeySection node={node} query={settings} nowMs={nowMs} intl={intl} />
            <PublicLinkSection node={node} nowMs={nowMs} intl={intl} />
          </div>
        </div>
      </div>
    </DeviceRecord>
  )
}
