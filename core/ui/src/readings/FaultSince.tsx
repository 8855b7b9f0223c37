import type { SensorFault } from '@airshed/schemas'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import { faultText } from './faultText.ts'
import './readings.css'

export interface FaultSinceProps {
  fault: SensorFault
  /** Unit of the parameter; `precision` are its decimals. */
  unit: string
  precision: number
  /** Most that its readings came with; absent: unknown. */
  decimals?: number | undefined
}

/** Since when a sensor is faulty, and its last good value, for the line below "Sensor fault". */
export function FaultSince({ fault, unit, precision, decimals }: FaultSinceProps) {
  const { locale, timeZone: timezone = 'UTC' } = useIntl()
  const text = useUiText()
  const words = faultText(fault, { unit, precision, decimals, locale, timezone, text })
  return (
    <span className="air-reading-since" title={words}>
      {words}
    </span>
  )
}
