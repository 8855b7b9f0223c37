/** Levenshtein distance: the number of letters to insert, delete or replace to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries()) {
      const replaced = row[index]! + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, row[index + 1]! + 1, next[index]! + 1))
    }
    row = next
  }
  return row[to.length]!
}

/** The name that was probably meant by a mistyped one; null if none is similar. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best !== undefined && best.distance <= typed.length / 3 ? best.name : null
}
