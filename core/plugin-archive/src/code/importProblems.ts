import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { SHARED_MODULES } from '../sharedModules.ts'
import { ownCopies } from './ownCopies.ts'
import { parseModule, placeOf, type SyntaxNode } from './syntax.ts'

/** What a module imports, or hands on from elsewhere, at its start. */
const importsOf = (program: SyntaxNode): { source: string; offset: number }[] =>
  (program['body'] as SyntaxNode[]).flatMap((statement) => {
    const source = statement['source'] as (SyntaxNode & { value: string }) | null | undefined
    const isImport = /^(?:Import|Export(?:All|Named))Declaration$/.test(statement.type)
    return isImport && source != null ? [{ source: source.value, offset: source.start }] : []
  })

/**
 * Imports of a module that the console does not hand to plugins, and copies of what it does hand to
 * them: a second React has hooks of its own, a second kit knows of no data.
 *
 * @param file name for the places, such as `plugin.js`
 */
export function importProblems(code: string, file: string): ArchiveProblem[] {
  const parsed = parseModule(code, file)
  if ('problem' in parsed) return [parsed.problem]
  const foreign = importsOf(parsed.program)
    .filter(({ source }) => !SHARED_MODULES.includes(source))
    .map(({ source, offset }) => {
      const parts = { known: SHARED_MODULES.join(', '), got: JSON.stringify(source.slice(0, 200)) }
      return archiveProblem('CODE_IMPORT_FOREIGN', placeOf(code, file, offset), parts)
    })
  const copies = ownCopies(code).map((module) => archiveProblem('CODE_OWN_COPY', file, { module }))
  return [...foreign, ...copies]
}

/** What a `plugin.js` lacks to be a plugin: its default export. */
export function exportProblems(code: string, file: string): ArchiveProblem[] {
  const parsed = parseModule(code, file)
  if ('problem' in parsed) return []
  const hasDefault = (parsed.program['body'] as SyntaxNode[]).some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      ((statement['specifiers'] ?? []) as SyntaxNode[]).some(({ exported }) => {
        const { name, value } = (exported ?? {}) as { name?: string; value?: string }
        return (name ?? value) === 'default'
      }),
  )
  return hasDefault ? [] : [archiveProblem('CODE_NO_DEFAULT_EXPORT', file)]
}
