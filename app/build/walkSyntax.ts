import { parseSync } from 'vite'

/**
 * Visits the syntax nodes of a module, outer ones first.
 *
 * @param enter gets a node and the result of visiting its parent; `null` skips its children
 */
export function walkSyntax<Node extends object, State>(
  { code, id }: { code: string; id: string },
  state: State,
  enter: (node: Node, state: State) => State | null,
): void {
  const visit = (node: unknown, outer: State): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach((one) => visit(one, outer))
    const inner = enter(node as Node, outer)
    if (inner !== null) Object.values(node).forEach((one) => visit(one, inner))
  }
  visit(parseSync(id, code).program, state)
}
