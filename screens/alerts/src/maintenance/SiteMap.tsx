import { parseCoordinates, useFleetPlaces } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { PickOnMap } from '@airshed/map'
import { useState } from 'react'
import { textOf } from '../edit/textOf.ts'

export interface SiteMapProps {
  /** Determines the initial view of the map; null: not chosen yet. */
  organizationId: string | null
  /** Coordinates as typed. */
  place: string
  isDisabled: boolean
  /** A place was picked: its coordinates as they would be typed. */
  onPlace: (place: string) => void
  intl: PluginIntl
}

/** A map to pick the centre of a site. */
export function SiteMap({ organizationId, place, isDisabled, onPlace, intl }: SiteMapProps) {
  const { config, theme } = useSession()
  const [isOpen, setOpen] = useState(false)
  const around = useFleetPlaces(isOpen ? organizationId : null)
  const coordinates = parseCoordinates(place)
  const text = (id: string): string => textOf(intl)(`maintenance.map.${id}`)
  return (
    <PickOnMap
      {...{ isOpen, isDisabled, around, theme }}
      onToggle={setOpen}
      place={coordinates === null ? null : { latitude: coordinates[0], longitude: coordinates[1] }}
      onPlace={({ latitude, longitude }) => onPlace(`${latitude}, ${longitude}`)}
      styleUrl={config.map_style_url}
      words={{ label: text('label'), help: text('help'), marker: text('marker') }}
      locale={intl.locale}
    />
  )
}
