import type { UiSchema } from '@rjsf/utils'
import type { FormContext, PickerOption } from '../formContext.ts'
import { compileForTest } from './compileForTest.ts'
import { FormDriver, renderInto } from './render.tsx'

interface TestForm {
  schema: object
  uiSchema: UiSchema
  formContext: FormContext
}

/** Draws a form that keeps its own value. `value` of the result always is what the form holds now. */
export function drawForm<Value extends object>(
  { schema, uiSchema, formContext }: TestForm,
  start: Partial<Value>,
): { value: Partial<Value> } {
  const drawn = { value: start }
  renderInto(
    <FormDriver<Value>
      schema={schema}
      uiSchema={uiSchema}
      validator={compileForTest(schema)}
      formContext={formContext}
      start={start}
      onValue={(next) => {
        drawn.value = next
      }}
      submitLabel="Save"
    />,
  )
  return drawn
}

/** Services of a page that knows these devices, and finds them by a part of their labels in lower case. */
export const pageWithNodes = (nodes: readonly PickerOption[]) => ({
  searchNodes: (words: string) =>
    Promise.resolve(nodes.filter(({ label }) => label.toLowerCase().includes(words))),
  findNodes: (ids: readonly string[]) =>
    Promise.resolve(nodes.filter(({ value }) => ids.includes(value))),
})
