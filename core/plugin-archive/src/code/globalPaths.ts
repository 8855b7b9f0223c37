import type { ScopedModule } from './scopes.ts'
import type { SyntaxNode } from './syntax.ts'

/** Names of the global object itself. */
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self'])

/** Maximum number of consecutive members that are followed; nothing relevant is deeper. */
const LONGEST = 20

/** The expression inside brackets, commas and `?.` whose value is used. */
function valueOf(node: SyntaxNode): SyntaxNode {
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return valueOf(node['expression'] as SyntaxNode)
    case 'SequenceExpression':
      return valueOf((node['expressions'] as SyntaxNode[]).at(-1) as SyntaxNode)
    default:
      return node
  }
}

/** A text known without running the code; null otherwise. */
export function staticText(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return String(node['value'])
  if (node.type === 'TemplateLiteral' && (node['expressions'] as unknown[]).length === 0) {
    const [{ value }] = node['quasis'] as [{ value: { cooked: string } }]
    return value.cooked
  }
  return null
}

/** Name of the accessed member; null when it is known only at run time. */
export function memberName(node: SyntaxNode): string | null {
  const property = node['property'] as SyntaxNode
  if (node['computed'] === true) return staticText(property)
  return property.type === 'Identifier' ? (property['name'] as string) : null
}

/**
 * The path from the global object to the object of an expression: `window.document['cookie']` is
 * `['document', 'cookie']`, the global object itself is `[]`. Null for everything that is local, or
 * whose name is computed.
 */
export function globalPath(module: ScopedModule, given: SyntaxNode): string[] | null {
  const names: string[] = []
  let node = valueOf(given)
  while (node.type === 'MemberExpression') {
    const name = memberName(node)
    if (name === null || names.length === LONGEST) return null
    names.push(name)
    node = valueOf(node['object'] as SyntaxNode)
  }
  if (!module.isGlobal(node)) return null
  const path = [node['name'] as string, ...names.toReversed()]
  while (path.length > 0 && GLOBAL_OBJECTS.has(path[0] as string)) path.shift()
  if (path[0] === 'document' && path[1] === 'location') path.shift()
  return path
}
