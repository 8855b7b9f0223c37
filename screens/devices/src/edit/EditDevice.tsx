import { Callout, deviceModel } from '@airshed/console-kit'
import { useNow, type Node, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { AccessSection } from '../access/AccessSection.tsx'
import { EventsSection } from '../events/EventsSection.tsx'
import { LocationSection } from '../location/LocationSection.tsx'
import { DeviceRecord } from '../record/DeviceRecord.tsx'
import { PartTabs, type Part } from '../tabs/PartTabs.tsx'
import { CommandsSection } from './CommandsSection.tsx'
import { ConfirmedSection } from './ConfirmedSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { PublicLinkSection } from '../publicLink/PublicLinkSection.tsx'
import { KeySection } from './KeySection.tsx'
import { settingNotes } from './settingNotes.ts'
import { SensorsSection } from './sensors/SensorsSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { TabColumns } from './tabs/TabColumns.tsx'
import type { EditTab, EditTabParams } from './tabs/params.ts'
import { WifiSection } from '../wifi/WifiSection.tsx'
import { takesInterval } from './takesInterval.ts'
import { useNodeSettings } from './useNodeSettings.ts'
import './edit.css'

/** How often ages are redrawn. */
const TICK_MS = 30_000

export interface EditDeviceProps extends Pick<ScreenProps<EditTabParams>, 'params' | 'setParams'> {
  /** With its configuration. */
  node: Node
  intl: PluginIntl
}

/** The configuration of a device by tabs, as far as its type has them. */
export function EditDevice({ node, params, setParams, intl }: EditDeviceProps) {
  const nowMs = useNow(TICK_MS)
  const settings = useNodeSettings(node.node_id)
  const text = (id: string): string => intl.formatMessage({ id })
  const model = deviceModel(node.type)
  const notes = settingNotes(settings.data, nowMs, intl)
  const hasInterval = takesInterval(node.type)
  const isAsked = model.channel !== 'none'
  const part = (id: EditTab, content: Part<EditTab>['content']): Part<EditTab> => ({
    id,
    label: text(`tab.${id}`),
    content,
  })
  const general = (
    <TabColumns
      main={
        <>
          <GeneralSection {...{ node, hasInterval, notes, intl }} />
          {isAsked ? <SettingsSection {...{ node, notes, intl }} /> : null}
          {model.commands.includes('wifi_scan') ? <WifiSection {...{ node, nowMs, intl }} /> : null}
        </>
      }
      aside={
        <>
          {isAsked ? <ConfirmedSection query={settings} {...{ nowMs, intl }} /> : null}
          {model.commands.length === 0 ? null : (
            <CommandsSection names={model.commands} {...{ node, nowMs, intl }} />
          )}
        </>
      }
    />
  )
  const sensors = <SensorsSection settings={settings.data} {...{ node, nowMs, intl }} />
  const access = (
    <TabColumns
      main={<AccessSection {...{ node, intl }} />}
      aside={
        <>
          <PublicLinkSection {...{ node, nowMs, intl }} />
          <KeySection query={settings} {...{ node, nowMs, intl }} />
        </>
      }
    />
  )
  return (
    <DeviceRecord node={node} page="edit" intl={intl}>
      <div className="devices-edit">
        {isAsked ? null : (
          <Callout intent="primary" compact>
            {text('edit.oneWay')}
          </Callout>
        )}
        <PartTabs<EditTab>
          label={text('tabs')}
          parts={[
            part('general', general),
            ...(model.channel === 'airshed' ? [part('sensors', sensors)] : []),
            part('location', <LocationSection {...{ node, nowMs, intl }} />),
            part('access', access),
            part('events', <EventsSection {...{ node, params, setParams, nowMs, intl }} />),
          ]}
          current={params.tab ?? 'general'}
          onChange={(tab) => setParams({ tab: tab === 'general' ? undefined : tab })}
        />
      </div>
    </DeviceRecord>
  )
}
