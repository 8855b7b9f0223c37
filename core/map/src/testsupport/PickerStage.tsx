import { uiMessages, type ThemeName } from '@airshed/ui'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { PlacePicker } from '../place/PlacePicker.tsx'
import type { PickedPlace } from '../place/placeRules.ts'
import { pickerText } from '../place/pickerText.ts'

const WORDS = pickerText('en', {
  label: 'Map for the location of the device',
  help: 'Click or drag the marker. With keys: arrows and Enter.',
  marker: 'Location of the device',
})

export interface PickerStageProps {
  /** Default: Porto; null: no place yet. */
  place?: PickedPlace | null
  around?: readonly PickedPlace[]
  theme?: ThemeName
  styleUrl?: string | null
  isDisabled?: boolean
  onPlace?: (place: PickedPlace) => void
}

const PORTO: PickedPlace = { latitude: 41.14621, longitude: -8.62251 }

/** The picker in a page that holds the place. */
export function PickerStage(props: PickerStageProps) {
  const [place, setPlace] = useState(props.place === undefined ? PORTO : props.place)
  return (
    <IntlProvider locale="en" messages={uiMessages.en}>
      <div style={{ width: 400 }}>
        <PlacePicker
          place={place}
          onPlace={(next) => {
            setPlace(next)
            props.onPlace?.(next)
          }}
          theme={props.theme ?? 'light'}
          styleUrl={props.styleUrl ?? null}
          words={WORDS}
          isDisabled={props.isDisabled ?? false}
          around={props.around ?? []}
        />
        <button type="button" onClick={() => setPlace({ latitude: 53.3459, longitude: -6.2716 })}>
          Dublin
        </button>
      </div>
    </IntlProvider>
  )
}
