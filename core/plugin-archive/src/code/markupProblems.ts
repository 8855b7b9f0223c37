import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { globalPath, memberName, staticText } from './globalPaths.ts'
import { scopedModule, type ScopedModule } from './scopes.ts'
import { shownCode } from './shownCode.ts'
import { parseModule, placeOf, type SyntaxNode } from './syntax.ts'
import { isCalled, isWritten } from './usage.ts'

/** Members that turn text into elements when something is assigned to them. */
const WRITTEN: ReadonlySet<string> = new Set(['innerHTML', 'outerHTML', 'srcdoc'])

/** Methods that do so with their argument, on any object. */
const CALLED: ReadonlySet<string> = new Set([
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  // Of DOMParser.
  'parseFromString',
])

/** Methods that do so only on the document: others have methods of these names too. */
const CALLED_ON_DOCUMENT: ReadonlySet<string> = new Set(['document.write', 'document.writeln'])

/** The property through which React does so. */
const REACT_MARKUP = 'dangerouslySetInnerHTML'

/**
 * Places where a module creates elements from text. Frames of plugins forbid that with Trusted Types, so a
 * plugin that relies on it fails there. React’s own code is not checked: plugins share it with the console.
 *
 * @param file name for the places, such as `plugin.js`
 * @returns nothing for code that cannot be parsed, which the other checks report
 */
export function markupProblems(code: string, file: string): ArchiveProblem[] {
  const parsed = parseModule(code, file)
  if ('problem' in parsed) return []
  const module = scopedModule(parsed.program, ARCHIVE_LIMITS.codeDepth)
  if (module === null) return []
  return module.nodes
    .filter((node) => isMarkup(module, node))
    .map((node) => {
      const got = shownCode(code, node)
      return archiveProblem('CODE_MARKUP', placeOf(code, file, placed(node)), { got })
    })
}

/** Position of a node: for a member, that of its property, as a call chain may start far before it. */
const placed = (node: SyntaxNode): number =>
  node.type === 'MemberExpression' ? (node['property'] as SyntaxNode).start : node.start

function isMarkup(module: ScopedModule, node: SyntaxNode): boolean {
  if (node.type === 'Property') return isReactMarkup(module, node)
  if (node.type !== 'MemberExpression') return false
  const name = memberName(node)
  if (name === null) return false
  if (WRITTEN.has(name) || name === REACT_MARKUP) return isWritten(module, node)
  if (!isCalled(module, node)) return false
  if (CALLED.has(name)) return true
  const path = globalPath(module, node)?.join('.')
  return path !== undefined && CALLED_ON_DOCUMENT.has(path)
}

/** `{ dangerouslySetInnerHTML: … }`, but not a pattern that destructures it from props. */
function isReactMarkup(module: ScopedModule, node: SyntaxNode): boolean {
  if (module.parentOf(node)?.type !== 'ObjectExpression') return false
  const key = node['key'] as SyntaxNode
  const isName = key.type === 'Identifier' && node['computed'] !== true
  return (isName ? key['name'] : staticText(key)) === REACT_MARKUP
}
