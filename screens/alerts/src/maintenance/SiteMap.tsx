import { parseCoordinates, useFleetPlaces } from '@airshed/console-kit'
import { Button, useSession, type PluginIntl } from '@airshed/kit'
import { PlacePicker, type PlacePickerWords } from '@airshed/map'
import { useMemo, useState } from 'react'
import { textOf } from '../edit/textOf.ts'

export interface SiteMapProps {
  /** Where its map starts; null: not chosen yet. */
  organizationId: string | null
  /** Coordinates as they are typed. */
  place: string
  isDisabled: boolean
  /** A place was picked: its coordinates as they would be typed. */
  onPlace: (place: string) => void
  intl: PluginIntl
}

/** A map to pick the middle of a site on, once it is asked for: it is the heaviest part of the dialog. */
export function SiteMap({ organizationId, place, isDisabled, onPlace, intl }: SiteMapProps) {
  const { config, theme } = useSession()
  const [isOpen, setOpen] = useState(false)
  const words = useMemo(() => wordsOf(intl), [intl])
  const around = useFleetPlaces(isOpen ? organizationId : null)
  const coordinates = parseCoordinates(place)
  return (
    <>
      <div>
        <Button
          text={textOf(intl)(isOpen ? 'maintenance.map.close' : 'maintenance.map.open')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (coordinates !== null || around !== null) ? (
        <PlacePicker
          place={
            coordinates === null ? null : { latitude: coordinates[0], longitude: coordinates[1] }
          }
          onPlace={({ latitude, longitude }) => onPlace(`${latitude}, ${longitude}`)}
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
    textOf(intl)(`maintenance.map.${id}`, values)
  return {
    label: text('label'),
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
