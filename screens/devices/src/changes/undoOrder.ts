import type { NodeChangeOrder, NodeChangeRun } from '@airshed/console-kit'

/** The order that undoes one that ended: hibernated devices wake. null: it cannot be undone, or changed nothing. */
export const undoOrder = ({ id, change, state, changed }: NodeChangeRun): NodeChangeOrder | null =>
  change === 'hibernate' && state !== 'running' && changed > 0
    ? { change: 'wake', devices: { changed_by: id } }
    : null
