import { Button } from '@blueprintjs/core'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { createFormText } from '../messages/formText.ts'
import '../form.css'

export interface ClashChoiceProps {
  /** Name of the field. */
  name: string
  /** The value of the other, in words. */
  theirs: string
  /** The value of the user, in words. */
  mine: string
  /** Default false. */
  isDisabled?: boolean
  onSettle: (side: 'mine' | 'theirs') => void
}

/** Below a field that two people have changed differently: both values, and the choice. */
export function ClashChoice(props: ClashChoiceProps) {
  const { name, theirs, mine, isDisabled = false, onSettle } = props
  const intl = useIntl()
  const text = useMemo(() => createFormText(intl), [intl])
  return (
    <div className="air-form-clash" data-clash={name}>
      <span>{text('form.elsewhere.clash', { theirs, mine })}</span>
      {(['mine', 'theirs'] as const).map((side) => (
        <Button
          key={side}
          size="small"
          disabled={isDisabled}
          text={text(`form.elsewhere.${side}`)}
          onClick={() => onSettle(side)}
        />
      ))}
    </div>
  )
}
