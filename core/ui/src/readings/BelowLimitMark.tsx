import type { BelowLimit } from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { belowLimitText, belowLimitWords } from './belowLimitWords.ts'
import './readings.css'

export interface BelowLimitMarkProps {
  below: BelowLimit
  /** Unit of the parameter, for the title. */
  unit: string
}

/** A reading below its detection limit, as `<2`; the title says how it counts. */
export function BelowLimitMark({ below, unit }: BelowLimitMarkProps) {
  const { locale } = useIntl()
  const text = useUiText()
  const words = belowLimitWords(below, { unit, locale, text })
  return (
    <span className="air-reading-below" title={text('ui.reading.belowLimit', { words })}>
      {belowLimitText(below, locale)}
    </span>
  )
}
