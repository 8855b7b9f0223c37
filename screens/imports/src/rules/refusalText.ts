import type { ImportRefusal } from '@airshed/console-kit'
import type { Text } from '../textOf.ts'

/** Why a row or a cell is refused, in a sentence. */
export function refusalText(
  { kind, column, got }: Pick<ImportRefusal, 'kind' | 'column' | 'got'>,
  text: Text,
): string {
  const reason = text(`refusal.${kind}`, { got })
  return column === null ? reason : text('refusal.inColumn', { column, reason })
}

/** Refusals that a setting of the map, or a change of the file, may cure, with the text that says which. */
const CURES: readonly ImportRefusal['kind'][] = [
  'time_impossible',
  'time_skipped',
  'time_repeated',
  'year_unknown',
  'flag',
  'hidden',
  'incomplete',
]

/** What helps against a refusal if the file is right; null: nothing is known. */
export const cureText = ({ kind }: Pick<ImportRefusal, 'kind'>, text: Text): string | null =>
  CURES.includes(kind) ? text(`cure.${kind}`) : null
