import type { KeyObject } from 'node:crypto'
import { rolldown } from 'rolldown'
import { writeArchive } from '../archive/writeArchive.ts'
import { compileStandalone } from '../compile/compileStandalone.ts'
import { SHARED_MODULES } from '../sharedModules.ts'
import { fixtureManifest, fixtureMessages, fixtureSchema, fixtureSource } from './fixtureSource.ts'

/** Changes that a test makes to the valid archive. */
export interface ArchiveChanges {
  /** Default `sample.greeting`. */
  id?: string
  /** Type that dashboards store, default `GreetingWidget`. */
  type?: string
  /** Default `1.0.0`. */
  version?: string
  /** Default 1; each later version has a migration that changes nothing. */
  configVersion?: number
  /** Fields of the manifest; undefined removes one. */
  manifest?: Readonly<Record<string, unknown>>
  /** Appended to `plugin.js`, such as `fetch('/')`. */
  code?: string
  /** Path → text or bytes; null removes a file. */
  files?: Readonly<Record<string, string | Uint8Array | null>>
  /** Ed25519 key that signs it; default none. */
  key?: KeyObject
}

/** One module of the fixture's sources, with the shared modules left out. */
async function bundle(source: string, validator: string): Promise<string> {
  const build = await rolldown({
    input: 'plugin',
    platform: 'browser',
    logLevel: 'silent',
    external: [...SHARED_MODULES],
    plugins: [
      {
        name: 'fixture',
        resolveId: (id) =>
          id === 'plugin' || id === './validator.js' ? `\0${id.replace('./', '')}` : null,
        load: (id) => ({ '\0plugin': source, '\0validator.js': validator })[id] ?? null,
      },
    ],
  })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  return output[0].code
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The files of a complete, valid widget as `writeArchive` takes them, with the test's changes. */
export async function goodArchiveFiles(
  changes: ArchiveChanges = {},
): Promise<Map<string, Uint8Array>> {
  const { id = 'sample.greeting', type = 'GreetingWidget', configVersion = 1 } = changes
  const manifest = { ...fixtureManifest(id, type, configVersion), ...changes.manifest }
  const validator = await compileStandalone({ default: fixtureSchema })
  const files: Record<string, string | Uint8Array | null> = {
    'manifest.json': json(manifest),
    'schema.json': json(fixtureSchema),
    'ui-schema.json': json({ 'ui:order': ['greeting'] }),
    'validator.js': validator,
    'plugin.js': `${await bundle(fixtureSource(manifest), validator)}\n${changes.code ?? ''}\n`,
    'messages/en.json': json(fixtureMessages.en),
    'messages/es.json': json(fixtureMessages.es),
    'fixtures/configs/usual.json': json({ greeting: 'Hello' }),
    'README.md': '# Greeting\n\nGreets whoever looks.\n',
    'licences.json': json([{ name: 'sample-words', version: '1.2.3', licence: 'MIT' }]),
    ...changes.files,
  }
  return new Map(
    Object.entries(files).flatMap(([path, content]): [string, Uint8Array][] => {
      if (content === null) return []
      return [[path, typeof content === 'string' ? new TextEncoder().encode(content) : content]]
    }),
  )
}

/** The same as archive bytes. */
export async function goodArchive(changes: ArchiveChanges = {}): Promise<Uint8Array> {
  const { id = 'sample.greeting', version = '1.0.0', key = null } = changes
  return writeArchive(await goodArchiveFiles(changes), { id, version, kind: 'widget' }, key)
}
