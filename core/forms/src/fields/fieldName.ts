import type { FieldPathId } from '@rjsf/utils'
import type { FormText } from '../messages/formText.ts'

/** `config.{field}` and below: where a plugin keeps the words of a field. */
export const wordsOf = (path: readonly (string | number)[]): string =>
  `config.${path.filter((part) => typeof part === 'string').join('.')}`

/** The words of a field: the plugin's, else the schema's; a part of a list has its number behind. */
export function titleOf(
  { path }: FieldPathId,
  schema: { title?: string | undefined },
  text: FormText,
): string {
  const last = path.at(-1)
  if (typeof last === 'number') {
    const name = text.find([wordsOf(path)]) ?? schema.title
    return name === undefined
      ? text('form.list.item', { number: last + 1 })
      : text('form.list.named', { name, number: last + 1 })
  }
  return text.find([wordsOf(path)]) ?? schema.title ?? String(path.at(-1) ?? '')
}
