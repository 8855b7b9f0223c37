import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Replaces text in a file of the plugin; throws if it is not there. */
export function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file}: expected ${from}, got\n${text}`)
  writeFileSync(path, text.replace(from, to))
}

/** Writes a file of the plugin. */
export function write(folder: string, file: string, content: string | object): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
  writeFileSync(path, text)
}

/**
 * Makes the next version of the widget that `create` wrote: a migration, with its golden files,
 * renames `name` to `heading`.
 */
export function secondVersion(folder: string): void {
  edit(folder, 'package.json', '"version": "0.1.0"', '"version": "0.2.0"')
  edit(folder, 'src/manifest.ts', 'configVersion: 1', 'configVersion: 2')
  edit(folder, 'src/config.ts', 'name: Type.Optional(', 'heading: Type.Optional(')
  edit(folder, 'src/config.ts', "title: 'Name'", "title: 'Heading'")
  write(
    folder,
    'src/migrations.ts',
    `import type { Migration } from '@airshed/kit/define'

export const migrations: readonly Migration[] = [
  {
    from: 1,
    name: 'rename name to heading',
    migrate: ({ name, ...rest }) => (name === undefined ? rest : { ...rest, heading: name }),
  },
]
`,
  )
  edit(
    folder,
    'src/plugin.ts',
    "import { needs } from './needs.ts'",
    "import { migrations } from './migrations.ts'\nimport { needs } from './needs.ts'",
  )
  edit(folder, 'src/plugin.ts', '  uiSchema,\n', '  uiSchema,\n  migrations,\n')
  for (const [language, word] of [
    ['en', 'Heading'],
    ['es', 'Encabezado'],
  ] as const) {
    const file = `src/messages/${language}.json`
    const { 'config.name': _old, ...texts } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    ) as Record<string, string>
    write(folder, file, { ...texts, 'config.heading': word })
  }
  const settings = { node_id: 'N1:0', data_point_id: 'N1.0.0.0/132:5' }
  write(folder, 'fixtures/migrations/named/input.json', {
    version: 1,
    config: { name: 'Quay', ...settings },
  })
  write(folder, 'fixtures/migrations/named/expected.json', {
    version: 2,
    config: { heading: 'Quay', ...settings },
  })
  for (const fixture of ['least', 'usual']) {
    const file = `fixtures/configs/${fixture}.json`
    const { name, ...config } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      name?: string
    }
    write(folder, file, name === undefined ? config : { heading: name, ...config })
  }
}
