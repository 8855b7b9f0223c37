import { Button } from '@blueprintjs/core'
import { useMemo } from 'react'
import { PlacePicker, type PlacePickerProps } from './PlacePicker.tsx'
import type { PickedPlace } from './placeRules.ts'
import { pickerText, sharedPickerTexts, type PlaceText } from './pickerText.ts'

export interface PickOnMapProps extends Omit<PlacePickerProps, 'words' | 'around'> {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Places that the map shows first while none is picked; null: they are loading, and it waits. */
  around: readonly PickedPlace[] | null
  words: PlaceText
  /** BCP 47 tag. */
  locale: string
}

/** A button that opens a map to pick a place on: the map is the heaviest part of the page. */
export function PickOnMap(props: PickOnMapProps) {
  const { isOpen, onToggle, around, words: own, locale, ...picker } = props
  const { label, help, marker } = own
  const words = useMemo(
    () => pickerText(locale, { label, help, marker }),
    [locale, label, help, marker],
  )
  const { open, close } = sharedPickerTexts(locale)
  return (
    <>
      <div>
        <Button
          className="air-pick-on-map"
          text={isOpen ? close : open}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        />
      </div>
      {isOpen && (picker.place !== null || around !== null) ? (
        <PlacePicker {...picker} words={words} around={around ?? []} />
      ) : null}
    </>
  )
}
