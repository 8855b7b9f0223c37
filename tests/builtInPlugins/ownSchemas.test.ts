import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { AnyPlugin } from '@airshed/contract'
import { schemaProblems } from '@airshed/plugin-archive'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The names under which a module exports its schema. */
interface SchemaModule {
  config?: object
  params?: object
  schema?: object
}

const schemaOf = ({ config, params, schema }: SchemaModule): object | undefined =>
  config ?? params ?? schema

/** The schemas of a plugin, each with the name of what it describes. */
function schemasOf(plugin: AnyPlugin): [name: string, schema: object][] {
  const { id } = plugin.manifest
  if ('config' in plugin) return [[`config of ${id}`, plugin.config]]
  if ('schema' in plugin) return [[`values of ${id}`, plugin.schema]]
  return Object.entries(plugin.pages).map(([page, { params }]) => [
    `parameters of ${id}, page ${page}`,
    params,
  ])
}

const definitions = await Promise.all(
  BUILT_IN_PLUGINS.map(async (plugin) =>
    'loadForm' in plugin ? (await plugin.loadForm()).default : plugin,
  ),
)

it.each(definitions.flatMap(schemasOf))(
  'the schema of the %s passes the check for archives',
  (_name, schema) => {
    expect(schemaProblems(schema)).toEqual([])
  },
)

/** Modules whose validator is imported for a form, from the root. */
function formModules(): string[] {
  const sources = globSync('{app,core/kit,screens/*,widgets/*,schemas/forms/*}/src/**/*.{ts,tsx}', {
    cwd: root,
  })
  const modules = sources.flatMap((source) => {
    const text = readFileSync(join(root, source), 'utf8')
    return [...text.matchAll(/'(\.[^'?]+)\?form-validator'/g)].map(([, path = '']) =>
      relative(root, join(root, dirname(source), path)),
    )
  })
  return [...new Set(modules)].toSorted()
}

describe('the schemas of the console’s forms', () => {
  it.each(formModules())(
    'the form schema in %s is as flat as that of an installed plugin',
    async (path) => {
      const schema = schemaOf((await import(join(root, path))) as SchemaModule)
      expect(schemaProblems(schema!)).toEqual([])
    },
  )
})
