import { join } from 'node:path'
import { NEED_KINDS, type DataNeedKind } from '@airshed/contract'
import { code, markdownTable } from './markdownTable.ts'
import { typeIn, type SourceType, type TypeMember } from './sourceTypes.ts'

const NEEDS = join(import.meta.dirname, '../../../core/contract/src/needs')

/** The file of a type that needs share. */
const SHARED: Readonly<Record<string, string>> = {
  ReadingsNeed: 'needKind.ts',
  WindNeed: 'windNeed.ts',
}

/** The interface of a need. @throws {Error} if the contract has none for the kind */
const needType = (kind: string): SourceType =>
  typeIn(join(NEEDS, `${kind}.ts`), `${kind[0]?.toUpperCase()}${kind.slice(1)}Need`)

/** The fields of an interface, after those that it shares with others. */
function membersOf({ members, parents }: SourceType): readonly TypeMember[] {
  const shared = parents.flatMap((name) => membersOf(typeIn(join(NEEDS, SHARED[name] ?? ''), name)))
  return [...shared, ...members]
}

const fieldsOf = (kind: string): string => {
  const fields = membersOf(needType(kind))
    .filter(({ name }) => name !== 'kind')
    .map(({ name, type, isOptional }) => code(`${name}${isOptional ? '?' : ''}: ${type}`))
  return fields.length === 0 ? '–' : fields.join(', ')
}

/**
 * All kinds of needs in one table: fields, the part of the data that answers each, and what it is.
 *
 * @throws {Error} for a kind without an interface, or whose answer is in no part of the data
 */
export function needsTable(kinds: readonly DataNeedKind[]): string {
  const data = typeIn(join(NEEDS, 'kinds.ts'), 'WidgetData').members.map(({ name }) => name)
  return markdownTable(
    ['kind', 'fields', 'answered in', 'meaning'],
    kinds.map((kind) => {
      const { answeredIn } = NEED_KINDS[kind]
      if (!data.includes(answeredIn)) {
        throw new Error(`${kind}: expected a part of WidgetData that answers it, got ${answeredIn}`)
      }
      return [code(kind), fieldsOf(kind), code(`data.${answeredIn}`), needType(kind).doc]
    }),
  )
}
