import { drawingProblems } from '@airshed/forms/drawing-problems'
import { finding, type Finding } from '../../findings/finding.ts'
import type { PluginForm } from '../../pack/formOf.ts'

/** The parts of a form that the form engine of the console cannot render. */
export function formFindings({ schema, uiSchema, place }: PluginForm): Finding[] {
  return drawingProblems(schema, uiSchema).map(({ in: where, pointer, expected, got, nearest }) =>
    where === 'schema'
      ? finding('FORM_NOT_DRAWN', `${place}#${pointer}`, { expected, got })
      : finding('FORM_HINT_UNKNOWN', `src/uiSchema.ts#${pointer}`, {
          expected,
          got,
          nearest: nearest == null ? '' : `, such as ${JSON.stringify(nearest)}`,
        }),
  )
}
