import { Button } from '@blueprintjs/core'
import { DoubleCaretVerticalIcon, SmallCrossIcon } from '@blueprintjs/icons'
import { useFormState } from '../formState.ts'

interface ChoiceEndProps {
  /** The chosen option that can be removed; null if there is none. */
  removable: string | null
  onRemove: () => void
}

/** The end of a single-option picker's field: its caret, and a button that clears it. */
export function ChoiceEnd({ removable, onRemove }: ChoiceEndProps) {
  const { text } = useFormState()
  return (
    <span className="air-picker-end">
      {removable === null ? null : (
        <Button
          variant="minimal"
          size="small"
          icon={<SmallCrossIcon />}
          aria-label={text('form.picker.remove', { label: removable })}
          onClick={onRemove}
        />
      )}
      <DoubleCaretVerticalIcon aria-hidden />
    </span>
  )
}
