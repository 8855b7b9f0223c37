import { Callout, FormPart, type NodeSettings, type NodeWifi } from '@airshed/console-kit'
import type { Messages, Node, PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { settingNotes } from '../edit/settingNotes.ts'
import { useNodeForm } from '../edit/useNodeForm.ts'
import { NetworkList } from './NetworkList.tsx'
import { usePasswordClash } from './usePasswordClash.ts'
import { wifiChanges, wifiFormOf } from './wifiChanges.ts'
import { schema, uiSchema, type WifiForm } from './wifiForm.ts'
import validator from './wifiForm.ts?form-validator'
import '../details/muted.css'

/** A password is for one network. */
const RULES = { together: [['wifi_ssid', 'wifi_password']] }

export interface JoinFormProps {
  /** With its configuration. */
  node: Node
  wifi: NodeWifi
  /** The state of its settings; undefined while they load. */
  settings: NodeSettings | undefined
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Asks a device to join a network: one that it found, or one entered by name. */
export function JoinForm({ node, wifi, settings, nowMs, intl }: JoinFormProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const overwrites = usePasswordClash(node.node_id, settings, intl)
  const form = useNodeForm<WifiForm>({
    node,
    formOf: wifiFormOf,
    changesOf: wifiChanges,
    rules: RULES,
    overwrites,
    savedAs: ({ wifi_ssid }) => ({ wifi_ssid }),
  })
  const { value } = form
  const formContext = useMemo(
    () => ({ notes: settingNotes(settings, nowMs, intl) }),
    [settings, nowMs, intl],
  )
  const isOther = value.wifi_ssid !== (wifi.wifi_ssid ?? undefined)
  return (
    <>
      <NetworkList
        wifi={wifi}
        chosen={value.wifi_ssid}
        onChoose={({ ssid }) => form.change({ wifi_ssid: ssid })}
        nowMs={nowMs}
        intl={intl}
      />
      <FormPart<WifiForm>
        {...{ form, schema, uiSchema, validator, formContext }}
        messages={intl.messages as Messages}
        saveLabel={text('wifi.save')}
      >
        {wifi.has_wifi_password && !isOther ? (
          <p className="devices-muted">{text('wifi.known')}</p>
        ) : null}
        {isOther && value.wifi_ssid !== undefined ? (
          <Callout intent="warning" compact>
            {text('wifi.warning')}
          </Callout>
        ) : null}
      </FormPart>
    </>
  )
}
