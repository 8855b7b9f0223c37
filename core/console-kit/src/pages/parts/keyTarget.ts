/**
 * The tab that a key moves to from the current one; it wraps around at the ends.
 *
 * @returns undefined for any other key
 */
export function keyTarget<Id extends string>(
  key: string,
  ids: readonly Id[],
  from: Id,
): Id | undefined {
  const at = ids.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length]
    case 'ArrowLeft':
      return ids.at(at - 1)
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    default:
      return undefined
  }
}
