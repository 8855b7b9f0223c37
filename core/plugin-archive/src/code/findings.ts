import type { ArchiveErrorCode } from '../errors/archiveErrors.ts'
import {
  CHANGERS,
  FORBIDDEN,
  INTRINSICS,
  NOT_KEPT,
  PROTOTYPE_MEMBERS,
  WINDOW_MEMBERS,
} from './forbidden.ts'
import { globalPath, memberName } from './globalPaths.ts'
import type { ScopedModule } from './scopes.ts'
import type { SyntaxNode } from './syntax.ts'
import { isAskedFor, isCalled, isKept, isWritten } from './usage.ts'

type Finding = ArchiveErrorCode | null

/** Whether a path belongs to the language's globals, which every script of the page shares. */
const isShared = (path: readonly string[]): boolean =>
  path.includes('prototype') || INTRINSICS.has(path[0] ?? '')

const changed = (path: readonly string[]): Finding =>
  isShared(path) ? 'CODE_PROTOTYPE' : 'CODE_PAGE'

function atPath(module: ScopedModule, node: SyntaxNode, path: readonly string[]): Finding {
  const joined = path.join('.')
  const forbidden = FORBIDDEN.get(joined)
  if (forbidden !== undefined) return isAskedFor(module, node) ? null : forbidden
  if (isWritten(module, node)) return changed(path)
  if (!NOT_KEPT.has(joined)) return null
  if (joined === 'Function' && isCalled(module, node)) return 'CODE_EVAL'
  return isKept(module, node) ? 'CODE_GLOBAL_COMPUTED' : null
}

function atMember(module: ScopedModule, node: SyntaxNode): Finding {
  const name = memberName(node)
  const object = node['object'] as SyntaxNode
  if (name === null) {
    const path = globalPath(module, object)
    if (path === null || (node['property'] as SyntaxNode).type === 'PrivateIdentifier') return null
    if (NOT_KEPT.has(path.join('.'))) return 'CODE_GLOBAL_COMPUTED'
    return isWritten(module, node) ? changed(path) : null
  }
  if (PROTOTYPE_MEMBERS.has(name)) return 'CODE_PROTOTYPE'
  if (WINDOW_MEMBERS.has(name)) return 'CODE_PAGE'
  if (name !== 'constructor') return null
  return object.type === 'MemberExpression' && memberName(object) === 'constructor'
    ? 'CODE_EVAL'
    : null
}

/** A text, or a concatenation with one. */
const isText = (node: SyntaxNode): boolean =>
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' &&
    node['operator'] === '+' &&
    (isText(node['left'] as SyntaxNode) || isText(node['right'] as SyntaxNode)))

function atCall(module: ScopedModule, node: SyntaxNode): Finding {
  const callee = node['callee'] as SyntaxNode
  const [first] = node['arguments'] as SyntaxNode[]
  if (first === undefined) return null
  const path = globalPath(module, callee)?.join('.')
  if ((path === 'setTimeout' || path === 'setInterval') && isText(first)) return 'CODE_EVAL'
  if (path !== undefined && CHANGERS.has(path)) {
    const target = globalPath(module, first)
    return target === null ? null : changed(target)
  }
  // The constructor of any function: `(() => {}).constructor('…')`.
  const isMaker = callee.type === 'MemberExpression' && memberName(callee) === 'constructor'
  return isMaker ? 'CODE_EVAL' : null
}

/** Why a plugin with this piece of code may not run in the page; null: it may. */
export function findingAt(module: ScopedModule, node: SyntaxNode): Finding {
  if (node.type === 'ImportExpression') return 'CODE_IMPORT_DYNAMIC'
  if (node.type === 'CallExpression') return atCall(module, node)
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return null
  // A member such as `__proto__` is more informative than its owner.
  const found = node.type === 'MemberExpression' ? atMember(module, node) : null
  if (found !== null) return found
  const path = globalPath(module, node)
  return path === null ? null : atPath(module, node, path)
}
