import { join } from 'node:path'
import { CAPABILITIES, DATA_KINDS, MANIFEST_SCHEMAS, PLUGIN_API_VERSION } from '@airshed/contract'
import { SHARED_MODULES } from '@airshed/plugin-archive'
import { PERMISSIONS } from '@airshed/schemas'
import { code, markdownTable } from './markdownTable.ts'
import { needsTable } from './needsTable.ts'
import { schemaRows, type ManifestSchema } from './schemaRows.ts'
import { typeIn, type SourceType } from './sourceTypes.ts'

const root = join(import.meta.dirname, '../../..')

const FIELD = ['field', 'type', 'required', 'meaning']

/** A heading, a description, and its fields. */
function section(level: string, { name, doc, members, alias }: SourceType): string {
  const head = `${level} ${code(name)}\n\n${doc === '' ? '' : `${doc}\n\n`}`
  if (alias !== null) return `${head}\`\`\`ts\ntype ${name} = ${alias}\n\`\`\``
  const rows = members.map(({ name: field, type, isOptional, doc: meaning }) => [
    code(field),
    code(type),
    isOptional ? '–' : 'yes',
    meaning,
  ])
  return `${head}${markdownTable(FIELD, rows)}`
}

const sections = (level: string, file: string, ...names: string[]): string =>
  names.map((name) => section(level, typeIn(join(root, file), name))).join('\n\n')

const listed = (names: readonly string[]): string => names.map((name) => code(name)).join(', ')

/** Fields of a manifest. The list of all permissions has a place of its own. */
const manifest = (schema: unknown): string =>
  markdownTable(
    FIELD,
    schemaRows(schema as ManifestSchema).map((row) =>
      row.map((cell) => cell.replace(listed(PERMISSIONS), '[permissions](#permissions)')),
    ),
  )

const CONTRACT = 'core/contract/src'

/** Schema of each of `pages` in the manifest of a screen. */
const SCREEN_PAGE_SCHEMA = MANIFEST_SCHEMAS.screen.properties.pages.items

/** `docs/plugins/contracts.md`: the contracts between plugins and the console. */
export function contractsPage(): string {
  return `# Contracts

Generated from the schemas and the doc comments of \`core/contract\` by \`npm run generate\`: do not
edit. This is plugin API ${PLUGIN_API_VERSION}; \`engines.airshed\` of a manifest names the range that it works with.
The same manifests as JSON Schema: [manifest.schema.json](../manifest.schema.json).

A plugin is one module whose default export is a definition: the value of \`defineWidget\`,
\`defineScreen\` or \`defineDeviceForm\`. It may import these modules, which the console hands to every
plugin, and nothing else that is not part of its own bundle:

${SHARED_MODULES.map((name) => `- ${code(name)}`).join('\n')}

The names that the kit exports: [api.txt](../../core/kit/api.txt). What changed from one version of the
plugin API to the next: [api-versions.md](api-versions.md).

## Manifests

### Of a widget

${manifest(MANIFEST_SCHEMAS.widget)}

### Of a screen

${manifest(MANIFEST_SCHEMAS.screen)}

### Of a page of a screen

${manifest(SCREEN_PAGE_SCHEMA)}

### Of a device form

${manifest(MANIFEST_SCHEMAS['device-form'])}

### Permissions

What a reader may hold in an organization: ${listed(PERMISSIONS)}.

\`permissions\` of a manifest names those without which the plugin shows nothing. It grants none: the
server hands over what the reader may see, whatever a plugin asks for.

### Capabilities

\`capabilities\` is out of ${listed(CAPABILITIES)}. [What each opens](#widgetactions): a widget that does not
name one does not get that part of \`actions\`.

## Definitions

${sections('###', `${CONTRACT}/widget/definition.ts`, 'WidgetDefinition', 'NeedsContext')}

${sections('###', `${CONTRACT}/screen/definition.ts`, 'ScreenDefinition', 'ScreenPage')}

${sections('###', `${CONTRACT}/deviceForm/definition.ts`, 'DeviceFormDefinition', 'DeviceOf', 'SaveActions')}

${sections('###', `${CONTRACT}/migration/migration.ts`, 'Migration')}

${sections('###', `${CONTRACT}/messages.ts`, 'MessageLoaders', 'Messages')}

${sections('###', `${CONTRACT}/validation/compiled.ts`, 'ValidatorLoader')}

## What a widget gets

${sections('###', `${CONTRACT}/widget/props.ts`, 'WidgetProps', 'WidgetActions', 'HoverTime', 'NavigationTarget')}

## What a screen gets

${sections('###', `${CONTRACT}/screen/definition.ts`, 'ScreenProps', 'SetParams')}

Data come by the hook \`useData(needs, options)\` of \`@airshed/kit\`:

${sections('###', 'core/kit/src/hooks/useData.ts', 'DataOptions')}

A screen of panes names them in its definition and draws them with \`PaneWorkspace\` of
\`@airshed/kit/panes\`:

${sections('###', `${CONTRACT}/screen/panes.ts`, 'PanesDefinition', 'PaneTree', 'PaneSplit')}

## Needs

A need is a wish for data, as a plain value. \`data\` of the manifest names the kinds that a plugin may
ask for, out of ${listed(DATA_KINDS)}.
Asked for another one, the console hands over nothing at all, and reports the plugin.

${needsTable(DATA_KINDS)}

${sections('###', `${CONTRACT}/needs/measurements.ts`, 'MeasurementsNeed', 'NeedWindow')}

${sections('###', `${CONTRACT}/needs/nodes.ts`, 'NodesNeed')}

${sections('###', `${CONTRACT}/needs/status.ts`, 'StatusNeed')}

${sections('###', `${CONTRACT}/needs/online.ts`, 'OnlineNeed')}

${sections('###', `${CONTRACT}/needs/alerts.ts`, 'AlertsNeed')}

${sections('###', `${CONTRACT}/needs/profiles.ts`, 'ProfilesNeed')}

## Data

${sections('###', `${CONTRACT}/needs/kinds.ts`, 'WidgetData')}

${sections('###', `${CONTRACT}/widget/frame.ts`, 'Frame')}
`
}
