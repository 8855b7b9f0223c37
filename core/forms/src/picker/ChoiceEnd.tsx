import { Button } from '@blueprintjs/core'
import { DoubleCaretVerticalIcon, SmallCrossIcon } from '@blueprintjs/icons'
import { useFormState } from '../formState.ts'

interface ChoiceEndProps {
  /** What is chosen and can be removed; null when there is nothing to remove. */
  removable: string | null
  onRemove: () => void
}

/** The end of a picker's field for one option: its caret, and a button that empties it. */
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
