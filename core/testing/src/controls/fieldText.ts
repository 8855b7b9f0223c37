import { isNullable, mainBranch, typeOf, type JsonSchema } from '../schema/jsonSchema.ts'

/**
 * The allowed values of a field: `text`, `whole number or nothing`, `list of text`, `"a" or "b"`.
 */
export function typeText(schema: JsonSchema): string {
  const branch = mainBranch(schema)
  return `${wordsOf(branch)}${isNullable(schema) ? ' or nothing' : ''}`
}

function wordsOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  switch (typeOf(schema)) {
    case 'string':
      return schema.format ?? 'text'
    case 'integer':
      return 'whole number'
    case 'number':
      return 'number'
    case 'boolean':
      return 'yes or no'
    case 'array':
      return schema.items === undefined ? 'list' : `list of ${typeText(schema.items)}`
    case 'object':
      return 'group of fields'
    default:
      return 'anything'
  }
}

/** Bounds, steps and unit: `0.5–1.5 in steps of 0.01`, `1–100 characters`, `up to 50`, `≥ 0 ppm`. */
export function rangeWords(schema: JsonSchema): string {
  const branch = mainBranch(schema)
  const { unit } = { ...branch, ...schema } as { unit?: string }
  const count = spanOf(branch.minItems, branch.maxItems)
  const length = spanOf(branch.minLength, branch.maxLength)
  const words = [
    [spanOf(branch.minimum, branch.maximum), unit].filter(Boolean).join(' '),
    branch.exclusiveMinimum === undefined ? '' : `> ${branch.exclusiveMinimum}`,
    branch.exclusiveMaximum === undefined ? '' : `< ${branch.exclusiveMaximum}`,
    branch.multipleOf === undefined ? '' : `in steps of ${branch.multipleOf}`,
    count === '' ? '' : `${count} entries`,
    branch.uniqueItems === true ? 'each once' : '',
    length === '' ? '' : `${length} characters`,
    branch.pattern === undefined ? '' : `like ${branch.pattern}`,
  ]
  return words.filter((word) => word !== '').join(', ')
}

function spanOf(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least}–${most}`
  if (least !== undefined) return `≥ ${least}`
  return most === undefined ? '' : `up to ${most}`
}
