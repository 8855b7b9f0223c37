/** A cell by its row and its bin. */
export interface GridPlace {
  row: number
  bin: number
}

/** Bins that an arrow moves with Shift. */
const LEAP = 10

/**
 * The cell that a key moves to: arrows to its neighbours, Home and End to the ends of its row; the first key selects
 * the newest cell of the first row.
 *
 * @returns null when the key clears the selection; undefined leaves the key to the page
 */
export function heatGridKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  current: GridPlace | null,
  size: { rows: number; bins: number },
): GridPlace | null | undefined {
  if (size.rows === 0 || size.bins === 0) return undefined
  const { row, bin } = current ?? { row: 0, bin: size.bins - 1 }
  const stride = shiftKey ? LEAP : 1
  const within = (place: GridPlace): GridPlace => ({
    row: Math.max(0, Math.min(size.rows - 1, place.row)),
    bin: Math.max(0, Math.min(size.bins - 1, place.bin)),
  })
  const isMove = key.startsWith('Arrow') || key === 'Home' || key === 'End'
  if (isMove && current === null) return { row, bin }
  switch (key) {
    case 'ArrowLeft':
      return within({ row, bin: bin - stride })
    case 'ArrowRight':
      return within({ row, bin: bin + stride })
    case 'ArrowUp':
      return within({ row: row - stride, bin })
    case 'ArrowDown':
      return within({ row: row + stride, bin })
    case 'Home':
      return { row, bin: 0 }
    case 'End':
      return { row, bin: size.bins - 1 }
    case 'Escape':
      return current === null ? undefined : null
    default:
      return undefined
  }
}
