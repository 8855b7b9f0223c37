import { useFleetPlaces } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import { PlacePicker, type PickedPlace, type PlacePickerWords } from '@airshed/map'
import { useMemo, useState } from 'react'
import type { LocationForm } from './autoForm.ts'
import { placeOfForm } from './locationChanges.ts'

export interface PickPlaceProps {
  /** Whose devices the map starts at where the device has no place; null: nobody's. */
  organizationId: string | null
  /** The form as it is now: its coordinates are where the marker stands. */
  value: Partial<LocationForm>
  isDisabled: boolean
  onPlace: (place: PickedPlace) => void
  intl: PluginIntl
}

/** A map to pick the place of a device on, once it is asked for: it is the heaviest part of the page. */
export function PickPlace({ organizationId, value, isDisabled, onPlace, intl }: PickPlaceProps) {
  const { config, theme } = useSession()
  const [isOpen, setOpen] = useState(false)
  const words = useMemo(() => wordsOf(intl), [intl])
  const around = useFleetPlaces(isOpen ? organizationId : null)
  const place = placeOfForm(value)
  return (
    <>
      <div className="devices-buttons">
        <Button
          className="devices-pick-place"
          text={intl.formatMessage({ id: isOpen ? 'location.pick.close' : 'location.pick' })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (place !== null || around !== null) ? (
        <PlacePicker
          place={place}
          onPlace={onPlace}
          theme={theme}
          styleUrl={config.map_style_url}
          {...{ words, isDisabled }}
          around={around ?? []}
        />
      ) : null}
    </>
  )
}

function wordsOf(intl: PluginIntl): PlacePickerWords {
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id: `location.pick.${id}` }, values)
  return {
    label: text('map'),
    language: intl.locale,
    coastNote: text('coast'),
    ctrlWheel: text('ctrlWheel'),
    cmdWheel: text('cmdWheel'),
    twoFingers: text('twoFingers'),
    help: text('help'),
    marker: text('marker'),
    zoomIn: text('zoomIn'),
    zoomOut: text('zoomOut'),
    placed: (coordinates) => text('placed', { coordinates }),
    aimed: (coordinates) => text('aimed', { coordinates }),
    noWebGl: text('noWebGl'),
    failed: text('failed'),
    missing: text('missing'),
  }
}
