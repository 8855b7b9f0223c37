import { checkManifest, contractErrorText } from '@airshed/contract'
import type { PluginArchive } from '../archive/pluginArchive.ts'
import { exportProblems, importProblems } from '../code/importProblems.ts'
import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { schemaProblems } from '../schema/schemaProblems.ts'

const MANIFEST = 'manifest.json'

function manifestProblems({ index, manifest }: PluginArchive): ArchiveProblem[] {
  const problems: ArchiveProblem[] = []
  const refusal = checkManifest(manifest)
  if (refusal !== null) {
    const [code, parts] = refusal
    problems.push(
      code === 'PLUGIN_ENGINE_MISMATCH'
        ? archiveProblem('ARCHIVE_ENGINE_MISMATCH', `${MANIFEST}#/engines/airshed`, parts)
        : archiveProblem('ARCHIVE_MANIFEST_REFUSED', MANIFEST, {
            reason: contractErrorText(code, parts),
          }),
    )
  }
  for (const field of ['id', 'kind'] as const) {
    if (manifest[field] === index[field]) continue
    const parts = { expected: index[field], got: JSON.stringify(manifest[field]) ?? 'nothing' }
    problems.push(archiveProblem('ARCHIVE_INDEX_DIFFERS', `${MANIFEST}#/${field}`, parts))
  }
  return problems
}

/** Both languages have the same keys. */
function messageProblems({ messages }: PluginArchive): ArchiveProblem[] {
  const lacking = (language: 'en' | 'es', other: 'en' | 'es'): ArchiveProblem[] =>
    Object.keys(messages[other])
      .filter((key) => !Object.hasOwn(messages[language], key))
      .map((key) =>
        archiveProblem('ARCHIVE_MESSAGE_MISSING', `messages/${language}.json`, { language, key }),
      )
  return [...lacking('en', 'es'), ...lacking('es', 'en')]
}

function codeOfArchive({ files }: PluginArchive): ArchiveProblem[] {
  const text = (path: string): string => new TextDecoder().decode(files.get(path))
  const validator = text('validator.js')
  return [
    ...importProblems(text('plugin.js'), 'plugin.js'),
    ...exportProblems(text('plugin.js'), 'plugin.js'),
    ...importProblems(validator, 'validator.js'),
    ...exportProblems(validator, 'validator.js'),
  ]
}

/**
 * The problems of an archive that could be read: its manifest by the rules of the registry, its
 * entries in `airshed.json`, messages, the form's schema, and the imports of its code. Empty: it
 * can be installed, and run isolated; `trustProblems` reports whether it may run in the page.
 */
export const checkArchive = (archive: PluginArchive): ArchiveProblem[] => [
  ...manifestProblems(archive),
  ...messageProblems(archive),
  ...schemaProblems(archive.schema),
  ...codeOfArchive(archive),
]
