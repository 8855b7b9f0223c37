/**
 * Names without the words that all of them begin with: "Station 1, Station 2" become "1, 2" if there is
 * little space. A single name, and one that would become empty, stays whole.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  if (names.length < 2) return names
  const words = names.map((name) => name.split(' '))
  const fewest = Math.min(...words.map(({ length }) => length))
  let shared = 0
  while (shared < fewest - 1 && words.every((one) => one[shared] === words[0]?.[shared])) {
    shared += 1
  }
  return words.map((one) => one.slice(shared).join(' '))
}
