import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { findingAt } from './findings.ts'
import { scopedModule } from './scopes.ts'
import { shownCode } from './shownCode.ts'
import { parseModule, placeOf } from './syntax.ts'

/** Maximum number that is reported: authors fix these and check again. */
const REPORTED_MAX = 100

/**
 * What prevents a module from running in the page itself: network, storage, code from text,
 * threads, other windows and the page around the plugin, changes to built-in objects, and anything
 * that would hide those. Names are resolved: a local variable called `fetch` is allowed.
 *
 * It finds plainly written code; deliberately deceptive code can hide from any static analysis. So it
 * guards against mistakes, and informs the person who decides to trust a plugin; the protection
 * against hostile code is the isolated frame.
 *
 * @param file name for the places, such as `plugin.js`
 */
export function codeProblems(code: string, file: string): ArchiveProblem[] {
  const parsed = parseModule(code, file)
  if ('problem' in parsed) return [parsed.problem]
  const module = scopedModule(parsed.program, ARCHIVE_LIMITS.codeDepth)
  if (module === null) return [archiveProblem('CODE_TOO_DEEP', file)]
  const problems = new Map<string, ArchiveProblem>()
  for (const node of module.nodes) {
    const found = findingAt(module, node)
    if (found === null) continue
    const got = shownCode(code, node)
    // A call and its callee begin at the same place: one finding is enough.
    const key = `${found} ${node.start}`
    if (problems.has(key)) continue
    problems.set(key, archiveProblem(found, placeOf(code, file, node.start), { got }))
    if (problems.size === REPORTED_MAX) break
  }
  return [...problems.values()]
}
