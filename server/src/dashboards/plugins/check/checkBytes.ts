import { isPluginVersion } from '@airshed/contract'
import {
  checkArchive,
  compileStandalone,
  readArchive,
  trustProblems,
  type PluginArchive,
} from '@airshed/plugin-archive'
import { unstorableIssues } from '../../../access/input/storableInput.ts'
import { integrityOf } from '../../pluginHosts/digest.ts'
import { VALIDATOR_FILE } from '../files.ts'
import type { Refusal, Verdict } from './verdict.ts'

/** Scripts and style sheets. */
const LOADED = /\.(?:js|css)$/

/**
 * Checks the bytes of an archive, and prepares a valid one for storage. Its author controls how long that takes, so
 * call it in a separate thread.
 */
export async function checkBytes(bytes: Uint8Array): Promise<Verdict> {
  const { archive, problems } = readArchive(bytes)
  if (archive === null) return { accepted: null, problems }
  const found = [...checkArchive(archive), ...storeProblems(archive)]
  if (found.length > 0) return { accepted: null, problems: found }

  const validator = await compileStandalone({ default: archive.schema })
  const files = new Map(archive.files).set(VALIDATOR_FILE, new TextEncoder().encode(validator))
  const { index, manifest, schema, uiSchema, messages, readme, changelog, licences } = archive
  const accepted = {
    id: index.id,
    version: index.version,
    kind: manifest.kind,
    manifest,
    schema,
    uiSchema,
    messages,
    readme,
    changelog,
    licences,
    publisherKey: archive.publisherKey,
    files,
    integrity: Object.fromEntries(
      [...files].flatMap(([path, content]) =>
        LOADED.test(path) ? [[path, integrityOf(content)]] : [],
      ),
    ),
    trustProblems: trustProblems(archive).map(({ place, message }) => `${place}: ${message}`),
  }
  return { accepted, problems: [] }
}

/** Problems with storing the archive, or with sorting its version. */
function storeProblems({ index, readme, ...archive }: PluginArchive): Refusal[] {
  const parts: [file: string, value: unknown][] = [
    ['manifest.json', archive.manifest],
    ['schema.json', archive.schema],
    ['ui-schema.json', archive.uiSchema],
    ['messages', archive.messages],
    ['licences.json', archive.licences],
    ['README.md', readme],
    ['CHANGELOG.md', archive.changelog],
  ]
  const unstorable = parts.flatMap(([file, value]) =>
    unstorableIssues(value).map(({ path, expected, got }) => ({
      place: path === '' || path === '/' ? file : `${file}#${path}`,
      message: `Expected ${expected}, got ${got}. Remove it`,
    })),
  )
  if (isPluginVersion(index.version)) return unstorable
  const message = `Expected a semantic version, got ${index.version}. Number it like 1.0.0 or 1.0.0-beta.1`
  return [{ place: 'airshed.json#/version', message }, ...unstorable]
}
