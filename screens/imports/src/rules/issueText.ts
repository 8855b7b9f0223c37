import type { Issue } from '@airshed/console-kit'
import type { Text } from '../textOf.ts'

/** Problems that have words of their own. */
const WORDED = [
  'device',
  'zone',
  'status',
  'parameter',
  'unit',
  'shared_name',
  'start',
  'pattern',
  'interval',
  'export',
  'open.time',
  'open.dayOrMonth',
  'open.year',
  'open.decimal',
] as const
const isWorded = (code: string | undefined): code is (typeof WORDED)[number] =>
  WORDED.some((known) => known === code)

/** A problem of a map in a sentence; of one that only a schema knows, its place and what is there. */
export function issueText({ path, got, code, parts = {} }: Issue, text: Text): string {
  if (isWorded(code)) return text(`issue.${code}`, parts)
  return text('issue.other', { place: placeOf(path), got })
}

/** `/map/columns/Temp/unit` → `columns › Temp › unit`. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== 'map')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' › ')
