import type { ScopedModule } from './scopes.ts'
import type { SyntaxNode } from './syntax.ts'

const TRANSPARENT = new Set(['ChainExpression', 'ParenthesizedExpression'])

/** The node around an expression that determines its use, and its representative there. */
function around(module: ScopedModule, given: SyntaxNode): [SyntaxNode | undefined, SyntaxNode] {
  let node = given
  let parent = module.parentOf(node)
  while (parent !== undefined && TRANSPARENT.has(parent.type)) {
    node = parent
    parent = module.parentOf(node)
  }
  return [parent, node]
}

/** True if a value is assigned or deleted: `x = 1`, `x += 1`, `x++`, `delete x`, `[x] = y`. */
export function isWritten(module: ScopedModule, given: SyntaxNode): boolean {
  const [parent, node] = around(module, given)
  switch (parent?.type) {
    case 'AssignmentExpression':
    case 'AssignmentPattern':
    case 'ForInStatement':
    case 'ForOfStatement':
      return parent['left'] === node
    case 'UpdateExpression':
    case 'RestElement':
    case 'ArrayPattern':
      return true
    case 'UnaryExpression':
      return parent['operator'] === 'delete'
    case 'Property':
      return parent['value'] === node && module.parentOf(parent)?.type === 'ObjectPattern'
    default:
      return false
  }
}

/** True in `typeof x`, which only checks whether something exists. */
export function isAskedFor(module: ScopedModule, given: SyntaxNode): boolean {
  const [parent] = around(module, given)
  return parent?.type === 'UnaryExpression' && parent['operator'] === 'typeof'
}

/** True if the value itself is passed on: to a variable, an argument, a result. */
export function isKept(module: ScopedModule, given: SyntaxNode): boolean {
  const [parent, node] = around(module, given)
  switch (parent?.type) {
    case 'MemberExpression':
      return parent['object'] !== node
    case 'UnaryExpression':
    case 'BinaryExpression':
    case 'ExpressionStatement':
      return false
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent['test'] !== node
    case 'LogicalExpression':
      return !(parent['operator'] === '&&' && parent['left'] === node)
    default:
      return true
  }
}

/** True if it is called, as a function or with `new`. */
export function isCalled(module: ScopedModule, given: SyntaxNode): boolean {
  const [parent, node] = around(module, given)
  return (
    (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') &&
    parent['callee'] === node
  )
}
