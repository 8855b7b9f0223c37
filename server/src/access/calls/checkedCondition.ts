import type { VisibleRows } from '../../storage/rows/visible.ts'

/** A condition, and whether it was used in a statement. */
interface CheckedCondition {
  condition: VisibleRows
  isUsed: () => boolean
}

/**
 * Detects whether a condition is used in a statement, because Kysely asks each part of a statement for its
 * node. This catches an answer that was made without the condition before it is sent.
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
