import { RefusedCallout, useCall } from '@airshed/console-kit'
import { searchPlaces } from '@airshed/console-kit/calls'
import { Button, type PluginIntl } from '@airshed/kit'
import type { PlacedAt } from './locationChanges.ts'
import '../details/muted.css'

export interface FoundPlacesProps {
  /** The search text. */
  words: string
  onChoose: (place: PlacedAt) => void
  intl: PluginIntl
}

/** Places found for an address by the geocoder of the server; one is chosen by its button. */
export function FoundPlaces({ words, onChoose, intl }: FoundPlacesProps) {
  const { data, error } = useCall(searchPlaces, { query: { q: words } })
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)
  if (error !== null) {
    return <RefusedCallout error={error} />
  }
  if (data === undefined) return <span role="status">{text('location.find.searching')}</span>
  if (data.data.length === 0) {
    return (
      <span role="status">
        <strong>{text('location.find.none')}</strong> {text('location.find.none.text')}
      </span>
    )
  }
  return (
    <>
      <ul className="devices-places" aria-label={text('location.find.places')}>
        {data.data.map(({ label, latitude, longitude }) => (
          <li key={`${latitude} ${longitude} ${label}`}>
            <Button
              variant="minimal"
              text={label}
              onClick={() => onChoose({ label, latitude, longitude })}
            />
          </li>
        ))}
      </ul>
      {data.attribution === '' ? null : (
        <span className="devices-muted">
          {text('location.find.attribution', { attribution: data.attribution })}
        </span>
      )}
    </>
  )
}
