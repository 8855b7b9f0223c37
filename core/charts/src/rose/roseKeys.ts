/**
 * The sector that a key selects: arrows go round, Home and End to the first and the last one.
 *
 * @param current null: none is selected yet
 * @returns null when the key clears the selection; undefined leaves the key to the page
 */
export function roseKey(
  key: string,
  current: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return current === null ? 0 : (current + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return current === null ? count - 1 : (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'Escape':
      return current === null ? undefined : null
    default:
      return undefined
  }
}
