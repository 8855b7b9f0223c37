import type { ColocatedSensor } from '@airshed/console-kit'
import { PlaceLink, type PluginIntl } from '@airshed/kit'
import { pointLabel, type StudyPoint } from '../choose/chosenPoint.ts'

export interface ApplyLinkProps {
  sensor: ColocatedSensor
  point: StudyPoint
  reference: StudyPoint
  /** End of the study, from which on readings would be corrected; ms UTC. */
  endMs: number
  intl: PluginIntl
}

/** Opens the form of a new correction with what the study proposes, where it can be tried before it is made. */
export function ApplyLink({ sensor, point, reference, endMs, intl }: ApplyLinkProps) {
  const { correction } = sensor
  if (correction === null) return null
  const query = new URLSearchParams({
    tab: 'corrections',
    correct: point.id,
    coefficients: correction.coefficients.map(decimalText).join(','),
    begin: String(endMs),
    reason: intl.formatMessage({ id: 'apply.reason' }, { reference: pointLabel(reference) }),
  })
  return (
    <PlaceLink to={`devices/${encodeURIComponent(point.nodeId)}/edit?${query}`}>
      {intl.formatMessage({ id: 'apply' })}
    </PlaceLink>
  )
}

/** Decimals of a number that would be written with an exponent, which addresses do not have. */
const DECIMALS = 15

const decimalText = (coefficient: number): string => {
  const text = String(coefficient)
  return text.includes('e') ? coefficient.toFixed(DECIMALS) : text
}
