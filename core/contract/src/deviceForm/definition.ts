import type { Sensor } from '@airshed/schemas'
import type { Static, TSchema } from 'typebox'
import type { DeviceFormManifest } from '../manifest/deviceFormManifest.ts'
import type { MessageLoaders } from '../messages.ts'
import type { Migration } from '../migration/migration.ts'
import type { UiSchema } from '../uiSchema.ts'
import type { PluginSource } from '../source/pluginSource.ts'
import type { ValidatorLoader } from '../validation/compiled.ts'

/** The settings form of a sensor or of a part of a device. */
export interface DeviceFormDefinition<Value> {
  manifest: DeviceFormManifest
  /** Schema of the settings: their type, form and validation. */
  schema: TSchema
  /** How the form is drawn where the schema does not say enough; {} for no more. */
  uiSchema: UiSchema
  /** One step for each `configVersion` before the present one. Default: none, for version 1. */
  migrations?: readonly Migration[]
  /** Every text of the form. */
  messages: MessageLoaders
  /** Reads the form's value from what the device reports; missing parts get their defaults. */
  fromDevice(sensor: Sensor): Value
  /** Turns the form's value into the body of the call that saves it. */
  toPayload(value: Value): Record<string, unknown>
  /** Choices that only the sensor knows: field name → values in the order of the sensor. */
  choices?(sensor: Sensor): Readonly<Record<string, readonly string[]>>
  /** Pure: the value after a change, with what depends on the change put right. */
  settle(previous: Value, next: Value): Value
  /** The validator that was compiled from the schema ahead of time: no code is made in the page. */
  loadValidator: ValidatorLoader
  /** Set by the host. */
  source?: PluginSource
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of plugins forgets their value types; each is checked by its own schema
export type AnyDeviceFormDefinition = DeviceFormDefinition<any>

/** Defines a device form; the value's type is inferred from the schema. */
export function defineDeviceForm<Schema extends TSchema>(
  definition: DeviceFormDefinition<Static<Schema>> & { schema: Schema },
): DeviceFormDefinition<Static<Schema>> {
  return Object.freeze(definition)
}
