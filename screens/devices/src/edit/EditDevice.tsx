import { Callout, deviceModel, PartTabs, type Part } from '@airshed/console-kit'
import { useNow, type Node, type PluginIntl, type ScreenProps } from '@airshed/kit'
import { Fragment, type ReactNode } from 'react'
import { AccessSection } from '../access/AccessSection.tsx'
import { CorrectionsSection } from '../corrections/CorrectionsSection.tsx'
import { linkedCorrection, NO_CORRECTION } from '../corrections/linkedCorrection.ts'
import { EventsSection } from '../events/EventsSection.tsx'
import { LocationSection } from '../location/LocationSection.tsx'
import { DeviceRecord } from '../record/DeviceRecord.tsx'
import { CommandsSection } from './CommandsSection.tsx'
import { ConfirmedSection } from './ConfirmedSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { EDIT_LAYOUTS, type EditSection } from './layouts/editLayouts.ts'
import { PayloadSection } from './payload/PayloadSection.tsx'
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

/** The configuration of a device in tabs, as far as its type has them, in the layout of its type. */
export function EditDevice({ node, params, setParams, intl }: EditDeviceProps) {
  const nowMs = useNow(TICK_MS)
  const settings = useNodeSettings(node.node_id)
  const text = (id: string): string => intl.formatMessage({ id })
  const model = deviceModel(node.type)
  const notes = settingNotes(settings.data, nowMs, intl)
  const hasInterval = takesInterval(node.type)
  const isAsked = model.channel !== 'none'
  const layout = EDIT_LAYOUTS[model.layout]
  const sections: Readonly<Record<EditSection, ReactNode>> = {
    details: <GeneralSection {...{ node, hasInterval, notes, nowMs, intl }} />,
    settings: isAsked ? <SettingsSection {...{ node, notes, intl }} /> : null,
    payload: <PayloadSection {...{ node, intl }} />,
    wifi: model.commands.includes('wifi_scan') ? <WifiSection {...{ node, nowMs, intl }} /> : null,
    confirmed: isAsked ? <ConfirmedSection query={settings} {...{ nowMs, intl }} /> : null,
    commands:
      model.commands.length === 0 ? null : (
        <CommandsSection names={model.commands} {...{ node, nowMs, intl }} />
      ),
    publicLink: <PublicLinkSection {...{ node, nowMs, intl }} />,
  }
  const inOrder = (ids: readonly EditSection[]): ReactNode =>
    ids.map((id) => <Fragment key={id}>{sections[id]}</Fragment>)
  const tabs: Readonly<Record<EditTab, ReactNode>> = {
    general: (
      <TabColumns
        main={inOrder(layout.main)}
        aside={inOrder(layout.aside)}
        isMainWide={layout.isMainWide ?? false}
      />
    ),
    sensors: <SensorsSection settings={settings.data} {...{ node, nowMs, intl }} />,
    corrections: (
      <CorrectionsSection
        {...{ node, nowMs, intl }}
        start={linkedCorrection(params, intl.locale)}
        onStarted={() => setParams(NO_CORRECTION, { replace: true })}
      />
    ),
    location: <LocationSection {...{ node, nowMs, intl }} />,
    access: (
      <TabColumns
        main={<AccessSection {...{ node, intl }} />}
        aside={
          <>
            {inOrder(layout.access)}
            <KeySection query={settings} {...{ node, nowMs, intl }} />
          </>
        }
      />
    ),
    events: <EventsSection {...{ node, params, setParams, nowMs, intl }} />,
  }
  const shown = layout.tabs.filter((id) => id !== 'sensors' || model.channel === 'airshed')
  return (
    <DeviceRecord node={node} page="edit" intl={intl}>
      <div className="devices-edit">
        {isAsked || model.mapsPayload ? null : (
          <Callout intent="primary" compact>
            {text('edit.oneWay')}
          </Callout>
        )}
        <PartTabs<EditTab>
          label={text('tabs')}
          parts={shown.map((id): Part<EditTab> => ({
            id,
            label: text(`tab.${id}`),
            content: tabs[id],
          }))}
          current={params.tab ?? 'general'}
          onChange={(tab) => setParams({ tab: tab === 'general' ? undefined : tab })}
        />
      </div>
    </DeviceRecord>
  )
}
