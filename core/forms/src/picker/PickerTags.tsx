import { Tag } from '@blueprintjs/core'
import { SmallCrossIcon } from '@blueprintjs/icons'
import { useFormState } from '../formState.ts'

interface PickerTagsProps {
  chosen: readonly string[]
  /** Returns the label of a chosen value. */
  wordsOf: (value: string) => string
  isDisabled: boolean
  onRemove: (value: string) => void
}

/** The selected options of a picker, above its field; each can be removed. */
export function PickerTags({ chosen, wordsOf, isDisabled, onRemove }: PickerTagsProps) {
  const { text } = useFormState()
  if (chosen.length === 0) return null
  return (
    <ul className="air-picker-tags">
      {chosen.map((value) => (
        <li key={value}>
          <Tag minimal>
            <span>{wordsOf(value)}</span>
            {isDisabled ? null : (
              <button
                type="button"
                className="bp6-tag-remove"
                aria-label={text('form.picker.remove', { label: wordsOf(value) })}
                onClick={() => onRemove(value)}
              >
                <SmallCrossIcon />
              </button>
            )}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
