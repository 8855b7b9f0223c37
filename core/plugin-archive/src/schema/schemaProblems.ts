import { createAjv, describeValue } from '@airshed/contract'
import { archiveProblem, type ArchiveProblem } from '../errors/archiveErrors.ts'
import { ARCHIVE_LIMITS } from '../limits.ts'
import { REFERENCES, SCHEMA_FORMATS, SCHEMA_KEYWORDS } from './keywords.ts'
import { isQuickPattern } from './quickPattern.ts'
import { subschemasOf, type Subschema } from './subschemas.ts'

const at = (place: string): string => `schema.json#${place}`

const known = [...SCHEMA_KEYWORDS].join(', ')

function keywordProblems({ schema, place }: Subschema): ArchiveProblem[] {
  return Object.keys(schema).flatMap((keyword): ArchiveProblem[] => {
    const here = at(`${place}/${keyword}`)
    if (REFERENCES.has(keyword)) return [archiveProblem('SCHEMA_REFERENCE', here, { keyword })]
    if (!SCHEMA_KEYWORDS.has(keyword)) {
      return [archiveProblem('SCHEMA_KEYWORD_UNKNOWN', here, { known, keyword })]
    }
    const value = schema[keyword]
    if (keyword === 'format' && !SCHEMA_FORMATS.has(String(value))) {
      const parts = { known: [...SCHEMA_FORMATS].join(', '), keyword: describeValue(value) }
      return [archiveProblem('SCHEMA_KEYWORD_UNKNOWN', here, parts)]
    }
    const limit = ARCHIVE_LIMITS.patternLength
    if (keyword === 'pattern' && !(typeof value === 'string' && isQuickPattern(value, limit))) {
      const parts = { limit, got: describeValue(value) }
      return [archiveProblem('SCHEMA_PATTERN_UNSAFE', here, parts)]
    }
    return []
  })
}

function shapeProblems({ schema, place, depth, choice, isConditional }: Subschema) {
  const problems: ArchiveProblem[] = []
  const limit = ARCHIVE_LIMITS.schemaDepth
  if (depth > limit && schema['properties'] !== undefined) {
    problems.push(archiveProblem('SCHEMA_TOO_DEEP', at(place), { limit, depth }))
  }
  for (const keyword of ['anyOf', 'oneOf', 'if']) {
    const isNested = keyword === 'if' ? isConditional || choice !== null : choice !== null
    if (schema[keyword] === undefined || !isNested) continue
    problems.push(archiveProblem('SCHEMA_CHOICE_NESTED', at(`${place}/${keyword}`), { keyword }))
  }
  return problems
}

/** Problems that only Ajv detects: a keyword with a value of another type, and the like. */
function compileProblems(schema: object): ArchiveProblem[] {
  try {
    createAjv({ logger: false }).compile(schema)
    return []
  } catch (error) {
    const got = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    return [archiveProblem('SCHEMA_INVALID', at(''), { got })]
  }
}

/**
 * Why a schema cannot be the form of a plugin: it must be an object of fields, nearly flat, small
 * enough to compile at once, self-contained, and no text may make its patterns slow. Only a schema
 * without problems may be passed to `compileStandalone`.
 *
 * @param schema any value, also untrusted ones
 */
export function schemaProblems(schema: object): ArchiveProblem[] {
  if ((schema as { type?: unknown }).type !== 'object') {
    const got = `type ${describeValue((schema as { type?: unknown }).type)}`
    return [archiveProblem('SCHEMA_NOT_OBJECT', at('/type'), { got })]
  }
  const { schemaBytes, schemaFields, schemaParts } = ARCHIVE_LIMITS
  const bytes = Buffer.byteLength(JSON.stringify(schema))
  if (bytes > schemaBytes) {
    return [archiveProblem('SCHEMA_TOO_LARGE', 'schema.json', { limit: schemaBytes, bytes })]
  }
  const parts = subschemasOf(JSON.parse(JSON.stringify(schema)), schemaParts)
  if (parts.length > schemaParts) {
    const more = { limit: schemaParts, count: 'more' }
    return [archiveProblem('SCHEMA_TOO_COMPLEX', at(''), more)]
  }
  const problems = parts.flatMap((part) => [...keywordProblems(part), ...shapeProblems(part)])
  const count = parts
    .filter(({ isConditional }) => !isConditional)
    .reduce((sum, part) => sum + Object.keys(part.schema['properties'] ?? {}).length, 0)
  if (count > schemaFields) {
    problems.push(
      archiveProblem('SCHEMA_TOO_MANY_FIELDS', at('/properties'), { limit: schemaFields, count }),
    )
  }
  return problems.length > 0 ? problems : compileProblems(schema)
}
