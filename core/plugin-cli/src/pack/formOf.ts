import { paramsOf, screenSchema, type AnyPlugin, type UiSchema } from '@airshed/contract'
import { finding, type Finding } from '../findings/finding.ts'
import { notPlainIn } from './plainJson.ts'

/** The form of a plugin: its settings, or the parameters of a screen's pages. */
export interface PluginForm {
  /** Plain JSON Schema. */
  readonly schema: object
  readonly uiSchema: UiSchema
  /** Module that usually contains the schema, for findings. */
  readonly place: string
}

const plain = (value: unknown): object => JSON.parse(JSON.stringify(value ?? {})) as object

/** The schemas of a definition as they are shipped, and the parts that JSON cannot represent. */
export function formOf(plugin: AnyPlugin): { form: PluginForm; findings: Finding[] } {
  const [schema, place, uiSchema] =
    'config' in plugin
      ? [plugin.config, 'src/config.ts', plugin.uiSchema ?? {}]
      : 'pages' in plugin
        ? [screenSchema(paramsOf(plugin.pages)), 'src/params.ts', {}]
        : [plugin.schema, 'src/schema.ts', plugin.uiSchema]
  const schemaFaults = notPlainIn(schema).map(({ pointer, got }) =>
    finding('SCHEMA_NOT_PLAIN', `${place}#${pointer}`, { got }),
  )
  const uiFaults = notPlainIn(uiSchema).map(({ pointer, got }) =>
    finding('UI_SCHEMA_NOT_PLAIN', `src/uiSchema.ts#${pointer}`, { got }),
  )
  const findings = [...schemaFaults, ...uiFaults]
  // A cyclic value cannot be written; the finding reports it.
  const isWritable = findings.every(({ message }) => !message.includes('holds itself'))
  const form = {
    schema: plain(isWritable ? schema : {}),
    uiSchema: plain(isWritable ? uiSchema : {}),
    place,
  }
  return { form: form as PluginForm, findings }
}
