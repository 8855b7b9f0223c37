import type { Issue, Node, Sensor } from '@airshed/schemas'
import type { Static, TSchema } from 'typebox'
import type { DeviceFormManifest, FormSubject } from '../manifest/deviceFormManifest.ts'
import type { MessageLoaders } from '../messages.ts'
import type { Migration } from '../migration/migration.ts'
import type { UiSchema } from '../uiSchema.ts'
import type { PluginSource } from '../source/pluginSource.ts'
import type { ValidatorLoader } from '../validation/compiled.ts'

/** What a form reads, by the `subject` of its manifest. */
export interface DeviceOf {
  /** The device with its sensors. */
  node: Node
  sensor: Sensor
}

/** One choice of a field, with the words that are shown for it. */
export interface FieldChoice {
  value: string
  label: string
}

/** What a form can do while it saves. */
export interface SaveActions {
  /**
   * Passes a body to the console, which makes the call that saves the device. May be called at most
   * 10 times during one `save`, and not after it.
   *
   * @returns the issues that the server reported, by the paths of the form (see `issuePath`);
   *   empty when the device was saved
   * @throws {Error} when the body did not reach the server, or the user may not save it: do not
   *   catch it
   */
  send(payload: Record<string, unknown>): Promise<readonly Issue[]>
}

/** A settings form of a sensor, or of a device as a whole. */
export interface DeviceFormDefinition<Value, Subject extends FormSubject = FormSubject> {
  manifest: Extract<DeviceFormManifest, { subject: Subject }>
  /** Schema of the settings: their type, form and validation. */
  schema: TSchema
  /** How the form is drawn if the schema is not enough; {} for no hints. */
  uiSchema: UiSchema
  /** One step for each `configVersion` before the current one. Default: none, for version 1. */
  migrations?: readonly Migration[]
  /** Every text of the form. */
  messages: MessageLoaders
  /**
   * Reads the form's value from what the device reports; missing parts get their defaults. The form shows those as
   * unknown until the user enters something (found by `toPayload` and `issuePath`), and does not send them.
   */
  fromDevice(device: DeviceOf[Subject]): Value
  /** Turns the form's value into the body of the call that saves it. */
  toPayload(value: Value): Record<string, unknown>
  /**
   * Maps a path of the body to a path of the form. Default: the same path. An issue at a path that
   * has no field is shown above the form.
   *
   * @param path JSON pointer into the body, such as `/configuration/flow`
   * @returns JSON pointer into the form's value, such as `/flow`
   */
  issuePath?(path: string): string
  /**
   * Saves a value that the schema accepts. Default: sends `toPayload(value)`. Implement it to send
   * the value in several calls, or to refuse what the schema cannot check. It must finish within
   * 30 s.
   *
   * @returns the issues, by the paths of the form; empty when the value was saved
   */
  save?(value: Value, actions: SaveActions): Promise<readonly Issue[]>
  /**
   * Choices that only the device knows: field name → values in the order of the device. A field of
   * text suggests them beside what is typed.
   */
  choices?(device: DeviceOf[Subject]): Readonly<Record<string, readonly (string | FieldChoice)[]>>
  /** Pure: returns the value after a change, with the fields that depend on the change adjusted. */
  settle(previous: Value, next: Value): Value
  /** The validator, compiled ahead of time from the schema: the page compiles no code. */
  loadValidator: ValidatorLoader
  /** Set by the host. */
  source?: PluginSource
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of plugins forgets their value types and subjects; each is checked by its own schema and manifest
export type AnyDeviceFormDefinition = DeviceFormDefinition<any, any>

/**
 * Defines a device form; the value's type is inferred from the schema, and what it reads from the
 * manifest: write it as `SensorFormManifest` or `NodeFormManifest`.
 */
export function defineDeviceForm<Schema extends TSchema, Subject extends FormSubject>(
  definition: DeviceFormDefinition<Static<Schema>, Subject> & {
    schema: Schema
    manifest: { subject: Subject }
  },
): DeviceFormDefinition<Static<Schema>, Subject> {
  return Object.freeze(definition)
}
