import type { WidgetProps } from '@rjsf/utils'
import { wordsOf } from '../fields/fieldName.ts'
import { choicesOf } from '../formContext.ts'
import { useFormState } from '../formState.ts'

export interface Choice {
  value: unknown
  label: string
}

/** The choices of a field: those of the page, else those of the schema, in the user's language. */
export function useChoices({ name, options }: WidgetProps): readonly Choice[] {
  const { text, context } = useFormState()
  const words = (value: unknown, otherwise: string): string =>
    text.find([`${wordsOf([name])}.${String(value)}`]) ?? otherwise
  const atRunTime = choicesOf(context, name)
  if (atRunTime !== null) {
    return atRunTime.map(({ value, label }) => ({ value, label: words(value, label) }))
  }
  return (options.enumOptions ?? []).map(({ value, label }) => ({
    value: value as unknown,
    label: words(value, label),
  }))
}
