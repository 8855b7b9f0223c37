import type { AnyDeviceFormDefinition, NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'

type Settings = Readonly<Record<string, unknown>>

/**
 * What a form would save untouched of the settings that the device has or was asked for: everything else in its body was
 * entered by the user, even if it is the form's default. For an installed plugin, whose code is not in the page, they
 * are those of the device.
 */
export function untouchedSettings(definition: AnyDeviceFormDefinition, node: Node): Settings {
  const { settings = {} } = node
  if (definition.source !== undefined) return settings
  const untouched = Object.entries(settingsIn(definition.toPayload(definition.fromDevice(node))))
  return Object.fromEntries(untouched.filter(([name]) => Object.hasOwn(settings, name)))
}

/** The body that a form sends, reduced to the settings the user changed; null if nothing is left to send. */
export function changedSettings(
  payload: Readonly<Record<string, unknown>>,
  before: Settings,
): NodeEdit | null {
  const { settings: _, ...rest } = payload
  const changed = Object.entries(settingsIn(payload)).filter(
    ([name, value]) =>
      !Object.hasOwn(before, name) || JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  const body = {
    ...rest,
    ...(changed.length === 0 ? {} : { settings: Object.fromEntries(changed) }),
  }
  return Object.keys(body).length === 0 ? null : body
}

/** The settings in a body; empty if it has another shape. */
export function settingsIn(payload: Readonly<Record<string, unknown>>): Settings {
  const { settings } = payload
  return typeof settings === 'object' && settings !== null ? (settings as Settings) : {}
}
