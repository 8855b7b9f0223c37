import type { FieldPathId } from '@rjsf/utils'
import type { FormText } from '../messages/formText.ts'

type FieldPath = readonly (string | number)[]

/**
 * The message id of a field's texts in a plugin: `config.{field}` and below, and `config.{field}.item`
 * for an item of a list.
 */
export const wordsOf = (path: FieldPath): string => {
  const names = path.filter((part) => typeof part === 'string')
  return ['config', ...names, ...(typeof path.at(-1) === 'number' ? ['item'] : [])].join('.')
}

/** Whether a field is in a list item after the first one, whose help it would repeat. */
export const isRepeated = (path: FieldPath): boolean =>
  path.some((part) => typeof part === 'number' && part > 0)

/**
 * The title of a field: the plugin's, else the schema's. A list item has its number appended, and the name of
 * the list if it has none of its own.
 */
export function titleOf(
  { path }: FieldPathId,
  schema: { title?: string | undefined },
  text: FormText,
): string {
  const last = path.at(-1)
  if (typeof last === 'number') {
    const name = text.find([wordsOf(path), wordsOf(path.slice(0, -1))]) ?? schema.title
    return name === undefined
      ? text('form.list.item', { number: last + 1 })
      : text('form.list.named', { name, number: last + 1 })
  }
  return text.find([wordsOf(path)]) ?? schema.title ?? String(path.at(-1) ?? '')
}
