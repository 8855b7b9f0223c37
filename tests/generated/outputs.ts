import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MANIFEST_SCHEMAS, manifestJsonSchema } from '@airshed/contract/manifest'
import { compileStandalone, standaloneTypes } from '@airshed/plugin-archive'
import { contractsPage } from './contracts/contractsPage.ts'
import { dashboardJsonSchema } from './dashboardSchema.ts'
import { errorsPage } from './errorsPage.ts'

/** A file that is made from another one. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  path: string
  text: string
}

const root = join(import.meta.dirname, '../..')

async function manifestValidators(): Promise<GeneratedFile[]> {
  const { widget, screen, 'device-form': deviceForm } = MANIFEST_SCHEMAS
  const folder = 'core/contract/src/generated'
  return [
    {
      path: `${folder}/manifestValidators.js`,
      text: await compileStandalone({ widget, screen, deviceForm }),
    },
    {
      path: `${folder}/manifestValidators.d.ts`,
      text: standaloneTypes(['widget', 'screen', 'deviceForm'], '../validation/compiled.ts'),
    },
    {
      path: 'docs/manifest.schema.json',
      text: `${JSON.stringify(manifestJsonSchema, null, 2)}\n`,
    },
  ]
}

/** Plugins of one kind: their folders, from the root. */
function pluginsIn(pattern: string): string[] {
  return globSync(`${pattern}/src/manifest.ts`, { cwd: root })
    .map((manifest) => dirname(dirname(manifest)))
    .toSorted()
}

/** Where plugins lie, from the root; the templates of `airshed-plugin create` are some as well. */
const PLUGIN_FOLDERS = [
  'widgets/*',
  'screens/*',
  'schemas/forms/*',
  'docs/samples/*',
  'core/plugin-cli/templates/*',
]

/** A plugin's schemas as its `./manifest` entry exports them. */
interface PluginSchemas {
  /** Of a widget. */
  config?: object
  /** Of a screen. */
  params?: object
  /** Of a device form. */
  schema?: object
  /** Further forms: export name → schema. */
  schemas?: Record<string, object>
}

async function pluginValidators(folder: string): Promise<GeneratedFile[]> {
  const manifest = pathToFileURL(join(root, folder, 'src/manifest.ts')).href
  const plugin = (await import(manifest)) as PluginSchemas
  const main = plugin.config ?? plugin.params ?? plugin.schema
  if (main === undefined) throw new Error(`${folder}/src/manifest.ts exports no config schema`)
  const all = { default: main, ...plugin.schemas }
  return [
    { path: `${folder}/src/generated/validator.js`, text: await compileStandalone(all) },
    {
      path: `${folder}/src/generated/validator.d.ts`,
      text: standaloneTypes(Object.keys(all), '@airshed/kit/define'),
    },
  ]
}

/** Forms of no plugin: the folder that they lie in, and the entry that exports their `schemas`. */
const SHARED_FORMS = [
  { folder: 'core/kit/src/dashboards', entry: '@airshed/kit/dashboards/schemas' },
  { folder: 'core/kit/src/bridge', entry: '@airshed/kit/bridge/schemas' },
  { folder: 'app/src/accessContext', entry: '@airshed/app/access-context/schemas' },
  // The forms of the catalogue: it runs under the policy of the console, and makes no code.
  {
    folder: 'core/forms/src/testsupport',
    entry: '../../core/forms/src/testsupport/storySchemas.ts',
  },
]

async function formValidators({ folder, entry }: (typeof SHARED_FORMS)[number]) {
  const { schemas } = (await import(entry)) as { schemas: Record<string, object> }
  return [
    { path: `${folder}/generated/validators.js`, text: await compileStandalone(schemas) },
    {
      path: `${folder}/generated/validators.d.ts`,
      text: standaloneTypes(Object.keys(schemas), '@airshed/contract'),
    },
  ]
}

/** Every generated file, in the order in which one builds on another. */
export const GENERATORS: readonly (() => Promise<GeneratedFile[]>)[] = [
  manifestValidators,
  () => Promise.resolve([{ path: 'docs/errors.md', text: errorsPage() }]),
  () => Promise.resolve([{ path: 'docs/plugins/contracts.md', text: contractsPage() }]),
  () =>
    Promise.resolve([
      {
        path: 'docs/dashboard.schema.json',
        text: `${JSON.stringify(dashboardJsonSchema, null, 2)}\n`,
      },
    ]),
  ...SHARED_FORMS.map((forms) => () => formValidators(forms)),
  ...PLUGIN_FOLDERS.flatMap(pluginsIn)
    .map((folder) => () => pluginValidators(folder)),
]
