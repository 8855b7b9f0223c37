import { join } from 'node:path'
import { code, markdownTable } from './markdownTable.ts'
import { typeIn, type SourceType } from './sourceTypes.ts'

const WIDGET = join(import.meta.dirname, '../../../core/contract/src/widget')

/** The file of each kind of need that does not stand in `needs.ts`. */
const FILES: Readonly<Record<string, string>> = {
  rose: 'roseNeed.ts',
  airQuality: 'airQualityNeed.ts',
  pairs: 'pairsNeed.ts',
  percentileRose: 'windNeeds.ts',
  polarPlot: 'windNeeds.ts',
}

/** Fields that a kind shares with others. */
const SHARED: Readonly<Record<string, string>> = {
  percentileRose: 'WindNeed',
  polarPlot: 'WindNeed',
}

/** Each kind of need: the part of `WidgetData` that answers it. */
const ANSWERS: Readonly<Record<string, string>> = {
  measurements: 'frames',
  statistics: 'statistics',
  rose: 'roses',
  steps: 'steps',
  cycles: 'cycles',
  airQuality: 'airQuality',
  pairs: 'pairs',
  percentileRose: 'percentileRoses',
  polarPlot: 'polarPlots',
  nodes: 'nodes',
  status: 'status',
  online: 'online',
  alerts: 'alerts',
  alertLimits: 'alertLimits',
  profiles: 'profiles',
}

/** The interface of a need. @throws {Error} if the contract has none for the kind */
export const needType = (kind: string): SourceType =>
  typeIn(join(WIDGET, FILES[kind] ?? 'needs.ts'), `${kind[0]?.toUpperCase()}${kind.slice(1)}Need`)

const fieldsOf = (kind: string): string => {
  const shared = SHARED[kind]
  const members = [
    ...(shared === undefined ? [] : typeIn(join(WIDGET, FILES[kind] ?? ''), shared).members),
    ...needType(kind).members,
  ]
  const fields = members
    .filter(({ name }) => name !== 'kind')
    .map(({ name, type, isOptional }) => code(`${name}${isOptional ? '?' : ''}: ${type}`))
  return fields.length === 0 ? '–' : fields.join(', ')
}

/**
 * All kinds of needs in one table: fields, the part of the data that answers each, and what it is.
 *
 * @throws {Error} for a kind without an interface or an answer
 */
export function needsTable(kinds: readonly string[]): string {
  const data = typeIn(join(WIDGET, 'data.ts'), 'WidgetData').members.map(({ name }) => name)
  return markdownTable(
    ['kind', 'fields', 'answered in', 'meaning'],
    kinds.map((kind) => {
      const answer = ANSWERS[kind]
      if (answer === undefined || !data.includes(answer)) {
        throw new Error(`${kind}: expected a part of WidgetData that answers it, got ${answer}`)
      }
      return [code(kind), fieldsOf(kind), code(`data.${answer}`), needType(kind).doc]
    }),
  )
}
