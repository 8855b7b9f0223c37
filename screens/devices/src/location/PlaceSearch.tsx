import { parseCoordinates, useAirshed } from '@airshed/console-kit'
import { Button, type PluginIntl } from '@airshed/kit'
import { useId, useState, type FormEvent } from 'react'
import { FoundPlaces } from './FoundPlaces.tsx'
import type { PlacedAt } from './locationChanges.ts'
import '../details/muted.css'

/** Shorter texts match too much to be useful. */
const WORDS_MIN = 3
const WORDS_MAX = 200

export interface PlaceSearchProps {
  onPlace: (place: PlacedAt) => void
  intl: PluginIntl
}

/**
 * Finds a place by its coordinates, and by its address if the server has a geocoder. It searches on
 * request and not at each keystroke, as public geocoders demand.
 */
export function PlaceSearch({ onPlace, intl }: PlaceSearchProps) {
  const { session } = useAirshed()
  const hasGeocoder = session.config.has_geocoder === true
  const [words, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const id = useId()
  const text = (key: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: key }, values)
  const name = hasGeocoder ? 'location.find' : 'location.find.onlyCoordinates'
  const place = (found: PlacedAt): void => {
    const [latitude, longitude] = [found.latitude, found.longitude].map(String)
    setAsked(null)
    setNote(text('location.find.placed', { latitude: latitude ?? '', longitude: longitude ?? '' }))
    onPlace(found)
  }
  const find = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = words.trim()
    const coordinates = parseCoordinates(wanted)
    setAsked(null)
    if (coordinates !== null) {
      const [latitude, longitude] = coordinates
      place({ latitude, longitude })
    } else if (!hasGeocoder) setNote(text('location.find.unread'))
    else if (wanted.length < WORDS_MIN) setNote(text('location.find.short'))
    else {
      setNote('')
      setAsked(wanted)
    }
  }
  return (
    <form className="devices-place-search" role="search" onSubmit={find}>
      <label htmlFor={id}>{text(name)}</label>
      <div>
        <input
          id={id}
          type="search"
          className="bp6-input"
          aria-describedby={`${id}-help`}
          maxLength={WORDS_MAX}
          value={words}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" text={text('location.find.submit')} />
      </div>
      <span id={`${id}-help`} className="devices-muted">
        {text(`${name}.help`)}
      </span>
      <span role="status">{note}</span>
      {asked === null ? null : <FoundPlaces words={asked} onChoose={place} intl={intl} />}
    </form>
  )
}
