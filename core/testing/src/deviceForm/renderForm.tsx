import type { AnyDeviceFormDefinition } from '@airshed/contract'
import type { Node, Sensor } from '@airshed/schemas'
import {
  renderSettings,
  type DrawnForm,
  type RenderSettingsOptions,
  type SettingsForm,
} from '../form/renderSettings.tsx'

export interface RenderFormOptions extends Omit<RenderSettingsOptions, 'formContext'> {
  /** The device whose choices are offered. */
  device: Node | Sensor
}

/** A device form as a settings form. */
export const settingsOf = (plugin: AnyDeviceFormDefinition): SettingsForm => ({
  schema: plugin.schema,
  uiSchema: plugin.uiSchema,
  loadValidator: plugin.loadValidator,
  messages: plugin.messages,
  settle: plugin.settle,
})

/** Renders only a device form in real Chromium, with the form engine of the console. */
export function renderForm(
  plugin: AnyDeviceFormDefinition,
  { device, ...options }: RenderFormOptions,
): Promise<DrawnForm> {
  const choices = plugin.choices?.(device)
  const formContext = {
    ...(choices === undefined ? {} : { choices }),
    ...('timezone' in device ? { timeZone: device.timezone } : {}),
  }
  return renderSettings(settingsOf(plugin), { ...options, formContext })
}
