import { useFleetPlaces } from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import { PickOnMap, type PickedPlace } from '@airshed/map'
import { useState } from 'react'
import type { LocationForm } from './autoForm.ts'
import { placeOfForm } from './locationChanges.ts'
import { showsMapAtOnce } from './showsMapAtOnce.ts'

export interface PickPlaceProps {
  /** The map starts at the devices of this organization if the device has no location; null: none. */
  organizationId: string | null
  /** The current form: its coordinates are the position of the marker. */
  value: Partial<LocationForm>
  isDisabled: boolean
  onPlace: (place: PickedPlace) => void
  intl: PluginIntl
}

/** A map to pick the location of a device, which a narrow page loads on request. */
export function PickPlace({ organizationId, value, isDisabled, onPlace, intl }: PickPlaceProps) {
  const { config, theme } = useSession()
  const [isOpen, setOpen] = useState(showsMapAtOnce)
  const around = useFleetPlaces(isOpen ? organizationId : null)
  const text = (id: string): string => intl.formatMessage({ id: `location.pick.${id}` })
  return (
    <PickOnMap
      {...{ isOpen, isDisabled, around, theme, onPlace }}
      onToggle={setOpen}
      place={placeOfForm(value)}
      styleUrl={config.map_style_url}
      words={{ label: text('map'), help: text('help'), marker: text('marker') }}
      locale={intl.locale}
    />
  )
}
