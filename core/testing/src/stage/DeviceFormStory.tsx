import type { AnyDeviceFormDefinition, CompiledValidator, Messages } from '@airshed/contract'
import { SchemaForm } from '@airshed/forms'
import { deviceFields } from '@airshed/host/forms'
import { useSession } from '@airshed/kit'
import { languageOf } from '@airshed/kit/provider'
import type { Node, Sensor } from '@airshed/schemas'
import { useEffect, useMemo, useState } from 'react'
import { savedTo } from '../deviceForm/formDevices.ts'

export interface DeviceFormStoryProps {
  plugin: AnyDeviceFormDefinition
  /** The device whose choices are offered. Default: a bare one that matches the manifest. */
  device?: Node | Sensor
  /** The value of the form. Default: the value that the plugin reads from the device. */
  config?: object
  /** Read-only. Default false. */
  disabled?: boolean
}

/**
 * A device form on the page of a device, in the language of the surrounding provider. What the device does not report is
 * unknown, as there.
 */
export function DeviceFormStory(props: DeviceFormStoryProps) {
  const { plugin, disabled = false } = props
  const [bare] = useState(() => savedTo(plugin, {}))
  const { device = bare } = props
  const { locale } = useSession()
  const [loaded, setLoaded] = useState<[CompiledValidator, Messages] | null>(null)
  useEffect(() => {
    let isHere = true
    const parts = [plugin.loadValidator(), plugin.messages[languageOf(locale)]()] as const
    void Promise.all(parts).then(
      ([{ default: validator }, { default: messages }]) =>
        isHere && setLoaded([validator, messages]),
    )
    return () => {
      isHere = false
    }
  }, [plugin, locale])
  const validator = loaded?.[0]
  const { config } = props
  const value = useMemo(() => {
    if (validator === undefined) return null
    if (config !== undefined) return { known: config, assumed: {} }
    return deviceFields(plugin, validator, device)
  }, [validator, config, plugin, device])
  if (loaded === null || value === null) return null
  return (
    <Form
      // A different start value needs a new form.
      key={JSON.stringify(value)}
      {...{ plugin, device, disabled }}
      start={value.known}
      assumed={value.assumed}
      validator={loaded[0]}
      messages={loaded[1]}
    />
  )
}

interface FormProps {
  plugin: AnyDeviceFormDefinition
  device: Node | Sensor
  disabled: boolean
  start: object
  assumed: object
  validator: CompiledValidator
  messages: Messages
}

function Form({ plugin, device, disabled, start, assumed, validator, messages }: FormProps) {
  const [value, setValue] = useState<object>(start)
  const choices = plugin.choices?.(device)
  return (
    <div style={{ maxWidth: 560 }}>
      <SchemaForm
        schema={plugin.schema}
        uiSchema={plugin.uiSchema}
        settle={plugin.settle}
        value={value}
        assumed={assumed}
        onChange={setValue}
        onSubmit={setValue}
        formContext={{
          ...(choices === undefined ? {} : { choices }),
          ...('timezone' in device ? { timeZone: device.timezone } : {}),
        }}
        {...{ validator, messages, disabled }}
      />
    </div>
  )
}
