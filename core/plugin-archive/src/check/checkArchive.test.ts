import { describe, expect, it } from 'vitest'
import { readArchive } from '../archive/readArchive.ts'
import { goodArchive, type ArchiveChanges } from '../testsupport/archiveFixture.ts'
import { checkArchive } from './checkArchive.ts'
import { trustProblems } from './trustProblems.ts'

const opened = async (changes: ArchiveChanges) => {
  const { archive, problems } = readArchive(await goodArchive(changes))
  expect(problems).toEqual([])
  if (archive === null) throw new Error('the fixture could not be read')
  return archive
}
const reported = async (changes: ArchiveChanges): Promise<string[]> =>
  checkArchive(await opened(changes)).map(({ code, place }) => `${code} ${place}`)

describe('an archive that can be installed', () => {
  it.each([
    ['as it is', {}],
    ['of another version and config', { version: '2.0.0-beta.1', configVersion: 3 }],
    ['with styles', { files: { 'style.css': 'p { margin: 0 }' } }],
    ['with code that may only run isolated', { code: 'fetch("/")' }],
  ])('accepts an archive %s', async (_, changes) => {
    expect(await reported(changes)).toEqual([])
  })
})

describe('an archive that is refused', () => {
  it.each<[string, ArchiveChanges, string]>([
    [
      'a field that a manifest does not have',
      { manifest: { colour: 'red' } },
      'ARCHIVE_MANIFEST_REFUSED manifest.json',
    ],
    [
      'a permission that does not exist',
      { manifest: { permissions: ['read_minds'] } },
      'ARCHIVE_MANIFEST_REFUSED manifest.json',
    ],
    [
      'a range of another API',
      { manifest: { engines: { airshed: '^9.0.0' } } },
      'ARCHIVE_ENGINE_MISMATCH manifest.json#/engines/airshed',
    ],
    [
      'another id than its index',
      { manifest: { id: 'sample.other' } },
      'ARCHIVE_INDEX_DIFFERS manifest.json#/id',
    ],
    [
      'a text without its translation',
      { files: { 'messages/es.json': '{"title":"Saludo"}' } },
      'ARCHIVE_MESSAGE_MISSING messages/es.json',
    ],
    [
      'a schema with a slow pattern',
      { files: { 'schema.json': '{"type":"object","properties":{"a":{"pattern":"(a+)+"}}}' } },
      'SCHEMA_PATTERN_UNSAFE schema.json#/properties/a/pattern',
    ],
    ['an import of its own', { code: "import 'lodash'" }, 'CODE_IMPORT_FOREIGN plugin.js:1:8'],
    ['code that is none', { files: { 'plugin.js': 'const' } }, 'CODE_SYNTAX plugin.js:1:6'],
    [
      'no plugin in it',
      { files: { 'plugin.js': 'export const a = 1' } },
      'CODE_NO_DEFAULT_EXPORT plugin.js',
    ],
    [
      'a validator that imports',
      { files: { 'validator.js': "import './a.js'; export default 1" } },
      'CODE_IMPORT_FOREIGN validator.js:1:8',
    ],
  ])('refuses an archive with %s', async (_, changes, problem) => {
    const problems = await reported(changes)
    expect(problems.map((each) => each.replace(/plugin\.js:\d+:8$/, 'plugin.js:1:8'))).toEqual([
      problem,
    ])
  })

  it('says what was expected, what came, and the cure', async () => {
    const archive = await opened({ manifest: { engines: { airshed: '^9.0.0' } } })
    expect(checkArchive(archive)[0]?.message).toBe(
      'Expected a range that takes in plugin API 0.2.0, got ^9.0.0. Install a version made for it; its author rebuilds the plugin with @airshed/kit 0.2.0, and docs/plugins/api-versions.md says what changed',
    )
  })
})

describe('the tier of trusted plugins', () => {
  it('allows trust for a plugin without network and storage', async () => {
    expect(trustProblems(await opened({}))).toEqual([])
  })

  it('refuses trust for code with network and storage, with each reason', async () => {
    const archive = await opened({ code: 'fetch("/" + document.cookie)' })
    expect(trustProblems(archive).map(({ code }) => code)).toEqual(['CODE_NETWORK', 'CODE_STORAGE'])
  })
})
