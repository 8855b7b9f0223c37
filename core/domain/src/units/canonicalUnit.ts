import { UNIT_SPELLINGS } from '@airshed/profiles'
import type { MassReference } from '@airshed/schemas'
import { massUnitAt, readMassUnit } from './massUnit.ts'

/** Signs that look like degrees, and Unicode does not count as variants of that sign. */
const degrees = /[º˚∘]/g
const signsOfMultiplication = /[\s·⋅∙*^_]/g

const BY_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries(UNIT_SPELLINGS).flatMap(([unit, spellings]) =>
    [unit, ...spellings].map((spelling): [string, string] => [plain(spelling), unit]),
  ),
)

/** `(20 °C)`, `@ 25C`, `at 25 °C` or `(T, p)` behind a unit: the air to which a mass refers. */
const conditions =
  /^(.*?\S)\s*(?:\(\s*(?:at\s)?|@|\bat\s)\s*(20\s*[°º˚]?\s*C|25\s*[°º˚]?\s*C|T\s*,\s*p)\s*\)?$/i

const referenceOf = (written: string): MassReference =>
  written.startsWith('20') ? '20C' : written.startsWith('25') ? '25C' : 'measured'

/**
 * A unit in the spelling of the catalogue, whatever case, signs, words or plural it comes in. A unit of mass may name the
 * air to which it refers: `ug/m3 at 25 C` is `µg/m³ (25 °C)`. An unknown one is returned without its spaces.
 */
export function canonicalUnit(unit: string): string {
  const [, mass, air] = unit.length > LONGEST ? [] : (conditions.exec(unit.trim()) ?? [])
  if (mass !== undefined && air !== undefined) {
    const plainly = unitOf(mass)
    if (readMassUnit(plainly) !== undefined) return massUnitAt(plainly, referenceOf(air))
  }
  return unitOf(unit)
}

/** Longer than any unit with its conditions: what a sender writes beyond it is not searched for them. */
const LONGEST = 100

function unitOf(unit: string): string {
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
