import { UNIT_SPELLINGS } from '@airshed/profiles'

/** Signs that look like degrees, and Unicode does not count as variants of that sign. */
const degrees = /[º˚∘]/g
const signsOfMultiplication = /[\s·⋅∙*^_]/g

const BY_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries(UNIT_SPELLINGS).flatMap(([unit, spellings]) =>
    [unit, ...spellings].map((spelling): [string, string] => [plain(spelling), unit]),
  ),
)

/**
 * A unit in the spelling of the catalogue, whatever case, signs, words or plural it comes in. An unknown one is returned
 * without its spaces.
 */
export function canonicalUnit(unit: string): string {
  const spelling = plain(unit)
  const found = BY_SPELLING.get(spelling) ?? BY_SPELLING.get(singular(spelling))
  return found ?? unit.replace(/\s+/g, '')
}

/** What is left of a spelling when everything that says nothing about the unit is taken away. */
function plain(unit: string): string {
  return unit
    .replace(degrees, '°')
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(signsOfMultiplication, '')
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replaceAll('metre', 'meter')
    .replaceAll('litre', 'liter')
    .replace(/\.(?!\d)/g, '')
    .replace(/([a-z]{3})s(?=per|of|from|true|rh|[cfk/(])/g, '$1')
}

/** Without the `s` of a plural: what has fewer than three letters before it is a symbol. */
const singular = (spelling: string): string => spelling.replace(/([a-z]{3})s$/, '$1')
