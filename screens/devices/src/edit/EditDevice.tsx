import { Callout, deviceModel, RecordPage } from '@airshed/console-kit'
import { StatusTag, useNow, type Node, type PluginIntl } from '@airshed/kit'
import { CommandsSection } from './CommandsSection.tsx'
import { ConfirmedSection } from './ConfirmedSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { KeySection } from './KeySection.tsx'
import { settingNotes } from './settingNotes.ts'
import { SettingsSection } from './SettingsSection.tsx'
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
  const { presentName, serial, statusType, type } = node
  const model = deviceModel(type)
  const notes = settingNotes(settings.data, nowMs, intl)
  // AirGradient monitors take no interval: their firmware has its own.
  const hasInterval = model.settings !== null && model.settings !== 'airgradient'
  return (
    <RecordPage
      title={presentName}
      above={[{ label: text('title'), to: 'devices' }]}
      status={<StatusTag status={statusType} label={text(`status.${statusType}`)} />}
      note={`${type} · ${serial}`}
    >
      <div className="devices-edit">
        {model.channel === 'none' ? (
          <Callout intent="primary" compact>
            {text('edit.oneWay')}
          </Callout>
        ) : null}
        <div className="devices-edit-columns">
          <div className="devices-edit-column">
            <GeneralSection node={node} hasInterval={hasInterval} notes={notes} intl={intl} />
            {model.channel === 'none' ? null : (
              <SettingsSection node={node} notes={notes} intl={intl} />
            )}
          </div>
          <div className="devices-edit-column">
            {model.channel === 'none' ? null : (
              <ConfirmedSection query={settings} nowMs={nowMs} intl={intl} />
            )}
            {model.commands.length === 0 ? null : (
              <CommandsSection node={node} names={model.commands} nowMs={nowMs} intl={intl} />
            )}
            <KeySection node={node} query={settings} nowMs={nowMs} intl={intl} />
          </div>
        </div>
      </div>
    </RecordPage>
  )
}
