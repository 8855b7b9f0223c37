import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { schemaProblems } from '@airshed/plugin-archive'
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

const folders = ['widgets', 'screens', 'schemas/forms']
  .flatMap((folder) => globSync(`${folder}/*/src/manifest.ts`, { cwd: root }))
  .map((manifest) => dirname(dirname(manifest)))
  .toSorted()

it.each(folders)('the schema of %s could be shipped in an archive', async (folder) => {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
  }
  const schema = schemaOf((await import(`${name}/manifest`)) as SchemaModule)
  expect(schema).toBeDefined()
  expect(schemaProblems(schema!)).toEqual([])
})

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

describe('every form of the console is as flat as that of an installed plugin', () => {
  it.each(formModules())('%s', async (path) => {
    const schema = schemaOf((await import(join(root, path))) as SchemaModule)
    expect(schemaProblems(schema!)).toEqual([])
  })
})
