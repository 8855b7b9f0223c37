import type { PluginIntl, Theme } from '@airshed/kit'
import type { MapDevice } from '../devices/mapDevice.ts'
import { stateWord } from '../devices/stateText.ts'
import { PinSign } from '../look/PinSign.tsx'

export interface ActiveCaptionProps {
  devices: readonly MapDevice[]
  activeId: string | null
  theme: Theme
  intl: PluginIntl
}

/** Shows on the map which device the keyboard is at; screen readers hear it from the list. */
export function ActiveCaption({ devices, activeId, theme, intl }: ActiveCaptionProps) {
  const at = devices.findIndex(({ id }) => id === activeId)
  const device = devices[at]
  if (device === undefined) return null
  const { name, state, grade, position } = device
  const where = intl.formatMessage(
    { id: 'list.position' },
    { at: intl.formatNumber(at + 1), count: intl.formatNumber(devices.length) },
  )
  return (
    <div className="map-widget-caption" aria-hidden>
      <PinSign state={state} theme={theme} letter={grade?.letter} sizePx={16} />
      <span className="map-widget-caption-name">{name}</span>
      <span className="map-widget-caption-rest">
        {position === null ? intl.formatMessage({ id: 'list.unplaced' }) : stateWord(state, intl)}
        {` · ${where}`}
      </span>
    </div>
  )
}
