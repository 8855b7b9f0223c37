import type { LocationFacts } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { FactLine } from './FactLine.tsx'

export interface LocationFactProps {
  /** null: the device never reported one. */
  location: LocationFacts | null
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** The location that a device reports. */
export function LocationFact({ location, nowMs, intl }: LocationFactProps) {
  return (
    <FactLine
      icon={<NamedIcon name="area-of-interest" />}
      name={intl.formatMessage({ id: 'fact.location' })}
      words={location === null ? null : locationText(location, intl)}
      reportedAt={location?.reported_at ?? null}
      nowMs={nowMs}
      intl={intl}
    />
  )
}

function locationText(location: LocationFacts, intl: PluginIntl): string {
  const { latitude, longitude, accuracy_m: accuracyM } = location
  const place = [latitude, longitude]
    .map((degrees) => intl.formatNumber(degrees, COORDINATES))
    .join(' / ')
  return accuracyM === null ? place : `${place} ± ${intl.formatNumber(accuracyM, METRES)} m`
}

const COORDINATES = { minimumFractionDigits: 5, maximumFractionDigits: 5 } as const
const METRES = { maximumFractionDigits: 0 } as const
