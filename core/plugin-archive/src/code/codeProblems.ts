import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { findingAt } from './findings.ts'
import { scopedModule } from './scopes.ts'
import { parseModule, placeOf } from './syntax.ts'

/** At most so many are told: whoever corrects them asks again. */
const TOLD_MAX = 100

/** A piece of code in a message: on one line, and short. */
function shown(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/**
 * What in a module keeps it from running in the page itself: network, storage, code out of text,
 * threads, other windows and what is around the plugin, changes of built-in objects, and whatever
 * would hide those. Names are resolved: a variable called `fetch` is one.
 *
 * It finds what is written plainly; code that is made to deceive can hide from any such reading. So it
 * guards against mistakes, and informs whoever decides to trust a plugin; what holds against
 * hostility is the isolated frame.
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
    const got = shown(code.slice(node.start, Math.min(node.end, node.start + 200)))
    // A call and what is called begin at the same place: once is enough.
    const key = `${found} ${node.start}`
    if (problems.has(key)) continue
    problems.set(key, archiveProblem(found, placeOf(code, file, node.start), { got }))
    if (problems.size === TOLD_MAX) break
  }
  return [...problems.values()]
}
