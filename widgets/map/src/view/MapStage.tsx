import { Skeleton, type PluginIntl, type Theme } from '@airshed/kit'
import type { View } from '@airshed/map'
import { useMemo, useState, type ComponentType, type RefObject } from 'react'
import type { MapCanvasProps, MapCanvasText } from '../canvas/mapCanvasProps.ts'
import type { MapHandle } from '../canvas/mapHandle.ts'
import type { MapDevice } from '../devices/mapDevice.ts'
import { listedCounts } from '../devices/stateCounts.ts'
import { countText, stateWord } from '../devices/stateText.ts'

export interface MapStageProps {
  devices: readonly MapDevice[]
  theme: Theme
  intl: PluginIntl
  styleUrl: string | null
  /** null: not loaded yet, or paused while out of view. */
  Canvas: ComponentType<MapCanvasProps> | null
  isLoading: boolean
  view: () => View
  focusId: string | null
  handle: RefObject<MapHandle | null>
  onOpen: (deviceId: string) => void
  onView: (view: View) => void
  onFail: () => void
}

/** The area that a map is drawn on, in its final size from the start. */
export function MapStage(props: MapStageProps) {
  const { devices, intl, Canvas, isLoading, ...rest } = props
  const count = devices.length
  const words = useMemo<MapCanvasText>(
    () => ({
      label: intl.formatMessage({ id: 'canvas.label' }, { count }),
      language: intl.locale,
      coastNote: intl.formatMessage({ id: 'canvas.coast' }),
      ctrlWheel: intl.formatMessage({ id: 'canvas.ctrlWheel' }),
      cmdWheel: intl.formatMessage({ id: 'canvas.cmdWheel' }),
      twoFingers: intl.formatMessage({ id: 'canvas.twoFingers' }),
      describe: (mark) =>
        mark.kind === 'pin'
          ? `${mark.device.name} · ${mark.device.grade?.name ?? stateWord(mark.device.state, intl)}`
          : intl.formatMessage(
              { id: 'cluster' },
              { count: mark.count, states: countText(listedCounts(mark.counts), intl) },
            ),
      formatCount: (number) => intl.formatNumber(number),
    }),
    [intl, count],
  )
  return (
    <div className="map-widget-canvas">
      {Canvas === null ? (
        <Skeleton isAnnounced={isLoading} />
      ) : (
        <StartedCanvas {...rest} {...{ Canvas, devices, words }} />
      )}
    </div>
  )
}

interface StartedCanvasProps extends Omit<MapStageProps, 'Canvas' | 'isLoading' | 'intl'> {
  Canvas: ComponentType<MapCanvasProps>
  words: MapCanvasText
}

/** A paused map resumes where it was. */
function StartedCanvas({ Canvas, view, ...rest }: StartedCanvasProps) {
  const [first] = useState(view)
  return <Canvas {...rest} view={first} />
}
