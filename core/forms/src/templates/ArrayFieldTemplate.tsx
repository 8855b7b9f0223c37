import { Button } from '@blueprintjs/core'
import { PlusIcon } from '@blueprintjs/icons'
import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import { titleOf } from '../fields/fieldName.ts'
import { useFieldAria, useFormState } from '../formState.ts'

/** The items of a list below each other, and a button to add one. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, schema, items, canAdd = false, disabled, readonly, onAddClick } = props
  const { text, isUnknown } = useFormState()
  const aria = useFieldAria(fieldPathId.$id)
  const label = titleOf(fieldPathId, schema, text)
  return (
    <div className="air-form-list" id={fieldPathId.$id} role="group" aria-label={label} {...aria}>
      {items.length === 0 ? (
        <p className="air-muted">
          {text(isUnknown(fieldPathId.$id) ? 'form.unknown' : 'form.list.empty')}
        </p>
      ) : (
        <ol>{items}</ol>
      )}
      {canAdd ? (
        <Button
          icon={<PlusIcon />}
          text={text('form.list.add')}
          aria-label={text('form.list.addTo', { list: label })}
          disabled={disabled === true || readonly === true}
          onClick={onAddClick}
        />
      ) : null}
    </div>
  )
}
