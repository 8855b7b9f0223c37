import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { kitProblems, type ModuleImport } from '../kit/kitProblems.ts'
import { SHARED_MODULES } from '../sharedModules.ts'
import { ownCopies } from './ownCopies.ts'
import { parseModule, placeOf, type SyntaxNode } from './syntax.ts'

/** The names that a statement imports, as its source exports them. */
const namesTaken = (statement: SyntaxNode): string[] =>
  ((statement['specifiers'] ?? []) as SyntaxNode[]).flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return ['default']
    const taken = specifier[specifier.type === 'ImportSpecifier' ? 'imported' : 'local']
    const { name, value } = taken as { name?: string; value?: string }
    return specifier.type === 'ImportNamespaceSpecifier' ? [] : [name ?? value ?? '']
  })

/** The imports and re-exports at the top level of a module. */
const importsOf = (program: SyntaxNode, code: string, file: string): ModuleImport[] =>
  (program['body'] as SyntaxNode[]).flatMap((statement) => {
    const source = statement['source'] as (SyntaxNode & { value: string }) | null | undefined
    const isImport = /^(?:Import|Export(?:All|Named))Declaration$/.test(statement.type)
    if (!isImport || source == null) return []
    const place = placeOf(code, file, source.start)
    return [{ source: source.value, names: namesTaken(statement), place }]
  })

/**
 * Imports that the console does not provide to plugins, and copies of those that it does: a second
 * React has its own hooks, a second kit has no data.
 *
 * @param file name for the places, such as `plugin.js`
 */
export function importProblems(code: string, file: string): ArchiveProblem[] {
  const parsed = parseModule(code, file)
  if ('problem' in parsed) return [parsed.problem]
  const wrong = importsOf(parsed.program, code, file).flatMap((one) => {
    const { source, place } = one
    const aboutKit = kitProblems(one)
    if (aboutKit.length > 0 || SHARED_MODULES.includes(source)) return aboutKit
    const parts = { known: SHARED_MODULES.join(', '), got: JSON.stringify(source.slice(0, 200)) }
    return [archiveProblem('CODE_IMPORT_FOREIGN', place, parts)]
  })
  const copies = ownCopies(code).map((module) => archiveProblem('CODE_OWN_COPY', file, { module }))
  return [...wrong, ...copies]
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
