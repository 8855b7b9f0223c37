import { childrenOf, type SyntaxNode } from './syntax.ts'

/** A scope of names; `outer` is null for the module itself. */
interface Scope {
  names: Set<string>
  outer: Scope | null
  /** `var` is hoisted to here. */
  isFunction: boolean
}

/** A module whose names can be resolved. */
export interface ScopedModule {
  /** Every node, parents before their children. */
  nodes: readonly SyntaxNode[]
  parentOf: (node: SyntaxNode) => SyntaxNode | undefined
  /** True for a used name that the module does not declare. */
  isGlobal: (identifier: SyntaxNode) => boolean
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'StaticBlock',
])
const BLOCKS = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'ClassDeclaration',
  'ClassExpression',
])

/** Names that a pattern binds. */
function namesIn(pattern: unknown): string[] {
  const found: string[] = []
  const waiting = [pattern]
  while (waiting.length > 0) {
    const node = waiting.pop() as SyntaxNode | null | undefined
    switch (node?.type) {
      case 'Identifier':
        found.push(node['name'] as string)
        break
      case 'ObjectPattern':
        waiting.push(...(node['properties'] as SyntaxNode[]))
        break
      case 'ArrayPattern':
        waiting.push(...(node['elements'] as (SyntaxNode | null)[]))
        break
      case 'Property':
        waiting.push(node['value'])
        break
      case 'AssignmentPattern':
        waiting.push(node['left'])
        break
      case 'RestElement':
        waiting.push(node['argument'])
        break
      default:
    }
  }
  return found
}

/** Adds the names that a node declares to the scopes around it (`outside`) and of its own. */
function declare(node: SyntaxNode, outside: Scope, own: Scope): void {
  const add = (scope: Scope, pattern: unknown): void => {
    for (const name of namesIn(pattern)) scope.names.add(name)
  }
  switch (node.type) {
    case 'VariableDeclaration': {
      let scope = outside
      while (node['kind'] === 'var' && !scope.isFunction && scope.outer !== null) {
        scope = scope.outer
      }
      for (const { id } of node['declarations'] as { id: unknown }[]) add(scope, id)
      break
    }
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      add(outside, node['id'])
      break
    case 'FunctionExpression':
    case 'ClassExpression':
      add(own, node['id'])
      break
    case 'CatchClause':
      add(own, node['param'])
      break
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      add(outside, node['local'])
      break
    default:
  }
  for (const param of (node['params'] ?? []) as unknown[]) add(own, param)
}

/** True if an identifier is a label or a member name, not a variable. */
function isWord(node: SyntaxNode, parent: SyntaxNode): boolean {
  switch (parent.type) {
    case 'MemberExpression':
      return parent['property'] === node && parent['computed'] !== true
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent['key'] === node && parent['computed'] !== true
    case 'ExportSpecifier':
      // `export { fetch }` uses the variable, `export { a as fetch }` does not.
      return parent['local'] !== node
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportSpecifier':
    case 'ImportAttribute':
    case 'ExportAllDeclaration':
      return true
    default:
      return false
  }
}

/**
 * Resolves the names of a module. A loop instead of recursion, so that depth costs no stack.
 *
 * @param maxDepth syntax nesting
 * @returns null for a module nested more deeply
 */
export function scopedModule(program: SyntaxNode, maxDepth: number): ScopedModule | null {
  const nodes: SyntaxNode[] = []
  const parents = new Map<SyntaxNode, SyntaxNode>()
  const scopes = new Map<SyntaxNode, Scope>()
  const root: Scope = { names: new Set(), outer: null, isFunction: true }
  const waiting: { node: SyntaxNode; outside: Scope; depth: number }[] = [
    { node: program, outside: root, depth: 0 },
  ]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, outside, depth } = next
    if (depth > maxDepth) return null
    nodes.push(node)
    const isFunction = FUNCTIONS.has(node.type)
    const own: Scope =
      isFunction || BLOCKS.has(node.type)
        ? { names: new Set(), outer: outside, isFunction }
        : outside
    declare(node, outside, own)
    if (node.type === 'Identifier') scopes.set(node, own)
    for (const child of childrenOf(node).toReversed()) {
      parents.set(child, node)
      waiting.push({ node: child, outside: own, depth: depth + 1 })
    }
  }
  return {
    nodes,
    parentOf: (node) => parents.get(node),
    isGlobal: (node) => {
      const parent = parents.get(node)
      if (node.type !== 'Identifier' || parent === undefined || isWord(node, parent)) return false
      // `export { x } from 'y'` uses no name of this module.
      if (parent.type === 'ExportSpecifier' && parents.get(parent)?.['source'] != null) return false
      const name = node['name'] as string
      for (let scope = scopes.get(node) ?? null; scope !== null; scope = scope.outer) {
        if (scope.names.has(name)) return false
      }
      return true
    },
  }
}
