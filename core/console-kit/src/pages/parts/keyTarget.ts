/**
 * The tab that a key leads to from another; the last one leads on to the first.
 *
 * @returns undefined for a key that leads to none
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
