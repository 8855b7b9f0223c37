import { choicesOf } from '../formContext.ts'
import { wordsOf } from '../fields/fieldName.ts'
import type { FormState } from '../formState.ts'
import type { JsonSchema } from '../schema/jsonSchema.ts'

/** Longest text that is shown in whole. */
const SHOWN_MAX = 80

/** The value of a field in words, as it is named in a sentence about it. */
export function valueText(
  value: unknown,
  name: string,
  schema: JsonSchema,
  { text, context }: Pick<FormState, 'text' | 'context'>,
): string {
  if (value === undefined || value === null || value === '') return text('form.elsewhere.nothing')
  if (typeof value === 'boolean') return text(value ? 'form.elsewhere.on' : 'form.elsewhere.off')
  if (typeof value !== 'string' && typeof value !== 'number') return text('form.elsewhere.other')
  const chosen = choicesOf(context, name)?.find((choice) => choice.value === value)?.label
  const named = chosen ?? text.find([`${wordsOf([name])}.${value}`])
  if (named !== null) return named
  if (typeof value === 'string') {
    return `“${value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value}”`
  }
  const number = text.intl.formatNumber(value, { maximumFractionDigits: 10 })
  return schema.unit === undefined ? number : `${number} ${schema.unit}`
}
