import type { AnyDeviceFormDefinition, NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'

type Settings = Readonly<Record<string, unknown>>

/**
 * What a form would save untouched: the settings of the device, and the form's defaults for those that it
 * never reported. For an installed plugin, whose code is not in the page, only the former are known.
 */
export function untouchedSettings(definition: AnyDeviceFormDefinition, node: Node): Settings {
  if (definition.source !== undefined) return node.settings ?? {}
  return settingsIn(definition.toPayload(definition.fromDevice(node)))
}

/**
 * The body that a form sends, reduced to the settings the user changed: a default shown only because
 * nothing was reported must not be requested from the device; null if nothing is left to send.
 */
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
