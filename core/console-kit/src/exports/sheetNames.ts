/** Excel's longest name of a sheet, in UTF-16 units. */
const LENGTH_MAX = 31

const FORBIDDEN = /[[\]/\\:*?]/g
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const UNWRITABLE = /[\u0000-\u001f\ufffe\uffff]/g

/**
 * Names for the sheets of one workbook, in the same order: cut to Excel's 31 characters, without
 * the characters that it forbids, and unique regardless of case.
 */
export function sheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const wanted = allowed(name)
    let free = cut(wanted, LENGTH_MAX)
    for (let copy = 2; taken.has(free.toLowerCase()); copy += 1) {
      const ending = ` (${copy})`
      free = `${cut(wanted, LENGTH_MAX - ending.length)}${ending}`
    }
    taken.add(free.toLowerCase())
    return free
  })
}

/** No apostrophes at the start or end; "History" is reserved by Excel. */
function allowed(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(UNWRITABLE, ' ')
    .replace(FORBIDDEN, '-')
    .replace(/^['\s]+|['\s]+$/g, '')
  if (clean === '') return 'Widget'
  return clean.toLowerCase() === 'history' ? `${clean}_` : clean
}

/** Never cuts through a surrogate pair, and never leaves an apostrophe or blank at the end. */
const cut = (name: string, length: number): string =>
  name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/['\s]+$/, '')
