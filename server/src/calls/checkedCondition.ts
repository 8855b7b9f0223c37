import type { VisibleRows } from '../rows/visible.ts'

/** A condition, and whether a statement was made with it. */
export interface CheckedCondition {
  condition: VisibleRows
  isUsed: () => boolean
}

/**
 * Watches whether a condition goes into a statement: kysely asks each part of a statement for its
 * node. So an answer that was made without the condition is found before it leaves.
 */
export function checkedCondition(condition: VisibleRows): CheckedCondition {
  let isUsed = false
  const watched: VisibleRows = new Proxy(condition, {
    get(target, name) {
      if (name === 'toOperationNode') {
        isUsed = true
        return () => target.toOperationNode()
      }
      // A list takes the condition apart into its branches.
      if (name === 'branches' && target.branches !== undefined) isUsed = true
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
  return { condition: watched, isUsed: () => isUsed }
}
