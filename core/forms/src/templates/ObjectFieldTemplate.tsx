import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { isRepeated, titleOf, wordsOf } from '../fields/fieldName.ts'
import { useFormState } from '../formState.ts'
import { FormSections, sectionsOf } from './FormSections.tsx'

/** The fields of an object; those of a nested object are grouped under its title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, uiSchema } = props
  const { text, isUnknown } = useFormState()
  const fields = properties.map(({ content }) => content)
  if (fieldPathId.path.length === 0) {
    const sections = sectionsOf(uiSchema)
    if (sections !== null) return <FormSections sections={sections} properties={properties} />
    return <div className="air-form-fields">{fields}</div>
  }
  const help = text.find([`${wordsOf(fieldPathId.path)}.help`]) ?? schema.description
  return (
    <fieldset className="air-form-part">
      <legend>{titleOf(fieldPathId, schema, text)}</legend>
      {help === undefined || isRepeated(fieldPathId.path) ? null : (
        <p className="air-form-part-help">{help}</p>
      )}
      {isUnknown(fieldPathId.$id) ? (
        <p className="air-form-part-help">{text('form.unknown')}</p>
      ) : null}
      <div className="air-form-fields air-form-columns">{fields}</div>
    </fieldset>
  )
}
