import type { HiddenReading } from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { hiddenLabel, hiddenText } from './hiddenText.ts'
import './readings.css'

export interface HiddenMarkProps {
  /** Default: the sensor reports a fault. */
  hidden?: HiddenReading | undefined
  /** Unit of the parameter. */
  unit: string
  /** A word or two, with the rest in the title; default false. */
  isShort?: boolean
}

const FAULT: HiddenReading = { reason: 'sensorFault', plausible: null }

/** The reason why a value is not shown, in its place. */
export function HiddenMark({ hidden = FAULT, unit, isShort = false }: HiddenMarkProps) {
  const { locale } = useIntl()
  const text = useUiText()
  const words = hiddenText(hidden, { unit, locale, text })
  return (
    <span className="air-reading-fault" title={words}>
      {isShort ? hiddenLabel(hidden, text) : words}
    </span>
  )
}
