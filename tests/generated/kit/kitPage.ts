import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { PLUGIN_API_VERSION } from '@airshed/contract'
import { SHARED_MODULES } from '@airshed/plugin-archive'
import * as entities from '@airshed/schemas'
import { exportedNames, isValue, type ExportedName } from '../api/exportedNames.ts'
import { code, markdownTable } from '../contracts/markdownTable.ts'
import { schemaRows, type ManifestSchema } from '../contracts/schemaRows.ts'
import { typeIn } from '../contracts/sourceTypes.ts'
import { declarationIn, type Declaration } from './declarations.ts'
import { kitExamples, type Example } from './examples.ts'

const root = join(import.meta.dirname, '../../..')
const { resolve } = createRequire(import.meta.url)

/** Names that the kit re-exports from libraries, whose sources are not here. */
const OF_LIBRARIES: Readonly<Record<string, Declaration>> = {
  Button: {
    signature: 'Button(props: ButtonProps): JSX.Element',
    doc: 'A button in the look of the console: [Button of Blueprint](https://blueprintjs.com/docs/#core/components/button).',
    propsType: null,
  },
  Type: {
    signature: 'const Type',
    doc: 'Builders of JSON Schemas: [TypeBox](https://github.com/sinclairzx81/typebox). What a form draws of them: [forms.md](forms.md).',
    propsType: null,
  },
  Static: {
    signature: 'type Static<Schema>',
    doc: 'The TypeScript type of a value that a schema of `Type` describes.',
    propsType: null,
  },
}

const declared = (name: ExportedName): Declaration =>
  name.declaredIn === null
    ? (OF_LIBRARIES[name.name] ?? missing(name.name))
    : declarationIn(name.declaredIn, name.declaredAs)

function missing(name: string): never {
  throw new Error(`${name}: expected words about what a library exports, got none. Add them here`)
}

const fence = (text: string): string => `\`\`\`tsx\n${text}\n\`\`\``

/** Fields of an interface; empty if it has none that a table can show. */
function fieldsOf(file: string | null, name: string | null): string {
  if (file === null || name === null) return ''
  try {
    const { members } = typeIn(file, name)
    if (members.length === 0) return ''
    const rows = members.map(({ name: field, type, isOptional, doc }) => [
      code(field),
      code(type),
      isOptional ? '–' : 'yes',
      doc,
    ])
    return markdownTable(['field', 'type', 'required', 'meaning'], rows)
  } catch {
    return ''
  }
}

/** Fields of types that the server describes by a schema, from that schema; empty for anything else. */
function schemaFieldsOf(name: ExportedName, signature: string): string {
  if (!signature.endsWith(`Static<typeof ${name.declaredAs}>`)) return ''
  const schema = (entities as Record<string, unknown>)[name.declaredAs] as
    | ManifestSchema
    | undefined
  const rows = schema === undefined ? [] : schemaRows(schema)
  return rows.length === 0 ? '' : markdownTable(['field', 'type', 'required', 'meaning'], rows)
}

function section(name: ExportedName, example: Example | undefined): string {
  const { signature, doc, propsType } = declared(name)
  const fields =
    fieldsOf(name.declaredIn, isValue(name) ? propsType : name.declaredAs) ||
    schemaFieldsOf(name, signature)
  const shown =
    example === undefined ? [] : [`[Example](../../${example.file}):\n\n${fence(example.code)}`]
  const { deprecatedSince: since, replacement } = name
  const end = since === null ? '' : `**Deprecated since ${since}**: ${replacement}`
  return [`### ${code(name.name)}`, end, doc, fence(signature), fields, ...shown]
    .filter((part) => part !== '')
    .join('\n\n')
}

const linked = (names: readonly ExportedName[]): string =>
  names.map(({ name }) => `[${code(name)}](#${name.toLowerCase()})`).join(' · ')

/** Names of the kit without an example or an explanation: the reference must have both. */
export function kitGaps(): string[] {
  const examples = kitExamples()
  return kitEntries().flatMap(([entry, names]) =>
    names.flatMap((name) => {
      const gaps = []
      if (declared(name).doc === '') gaps.push(`${entry} ${name.name}: expected a doc comment`)
      if (isValue(name) && !examples.has(`${entry} ${name.name}`)) {
        gaps.push(`${entry} ${name.name}: expected an example in tests/docs/reference`)
      }
      return gaps
    }),
  )
}

const kitEntries = (): [entry: string, names: readonly ExportedName[]][] =>
  SHARED_MODULES.filter((each) => each.startsWith('@airshed/'))
    .toSorted()
    .map((entry) => [entry, exportedNames(resolve(entry))])

/** \`docs/plugins/kit.md\`: every name that authors import, with its type, a sentence and an example. */
export function kitPage(): string {
  const examples = kitExamples()
  const listed = new Set<string>()
  const entries = kitEntries().map(([entry, names]) => {
    const values = names.filter(isValue)
    const types = names.filter((name) => !isValue(name))
    const sections = names
      // A name exported by two entries is listed once.
      .filter(({ name }) => !listed.has(name) && listed.add(name))
      .map((name) => section(name, examples.get(`${entry} ${name.name}`)))
    return [
      `## ${code(entry)}`,
      values.length === 0 ? '' : `Values: ${linked(values)}`,
      types.length === 0 ? '' : `Types: ${linked(types)}`,
      ...sections,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  })
  return `# The kit

Generated from the sources of the kit by \`npm run generate\`: do not edit. Every name that a plugin
can import in plugin API ${PLUGIN_API_VERSION}, with its type, what it is, and a piece of a plugin that uses it. The
examples are cut from [templates](../../core/plugin-cli/templates), [samples](../samples), the console’s own widgets and
[${relative(root, join(root, 'tests/docs/reference'))}](../../tests/docs/reference); all of them are compiled and tested with the project.

What a manifest, a need and an answer look like: [contracts.md](contracts.md). Forms: [forms.md](forms.md) and
[form-examples.md](form-examples.md). Colours, sizes and icons: [look.md](look.md). What devices measure:
[parameters.md](parameters.md).

${entries.join('\n\n')}
`
}
