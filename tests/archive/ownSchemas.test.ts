import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { schemaProblems } from '@airshed/plugin-archive'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What the `./manifest` entry of a plugin exports of schemas. */
interface PluginSchemas {
  config?: object
  params?: object
  schema?: object
  schemas?: Record<string, object>
}

/** No form of a plugin: what the dashboard puts on the clipboard. */
const NO_FORMS = new Set(['widgetClip'])

const folders = ['widgets', 'screens', 'schemas/forms']
  .flatMap((folder) => globSync(`${folder}/*/src/manifest.ts`, { cwd: root }))
  .map((manifest) => dirname(dirname(manifest)))
  .toSorted()

it.each(folders)('the forms of %s could be shipped in an archive', async (folder) => {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
  }
  const plugin = (await import(`${name}/manifest`)) as PluginSchemas
  const main = plugin.config ?? plugin.params ?? plugin.schema
  expect(main).toBeDefined()
  const all = { main, ...plugin.schemas } as Record<string, object>
  for (const [form, schema] of Object.entries(all)) {
    if (NO_FORMS.has(form)) continue
    expect(schemaProblems(schema), form).toEqual([])
  }
})
