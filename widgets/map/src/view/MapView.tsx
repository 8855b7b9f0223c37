import { useSession, type WidgetProps } from '@airshed/kit'
import { fitView, useContextGrant, type View } from '@airshed/map'
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { MapHandle } from '../canvas/mapHandle.ts'
import type { MapConfig } from '../config.ts'
import { drawnDevices } from '../devices/drawnDevices.ts'
import type { MapDevice } from '../devices/mapDevice.ts'
import { countStates } from '../devices/stateCounts.ts'
import { DeviceList } from '../list/DeviceList.tsx'
import { inListOrder } from '../list/listOrder.ts'
import { legendRoom, mapLayout } from '../mapLayout.ts'
import { ActiveCaption } from './ActiveCaption.tsx'
import { DevicePopover } from './DevicePopover.tsx'
import { MapControls } from './MapControls.tsx'
import { MapStage } from './MapStage.tsx'
import type { Box } from './placePopover.ts'
import { StateCounts } from './StateCounts.tsx'
import { useMapCanvas } from './useMapCanvas.ts'
import './mapView.css'

export interface MapViewProps extends WidgetProps<MapConfig> {
  /** At least one; the same list as long as nothing about them changed. */
  devices: readonly MapDevice[]
  /** The time shown, ms UTC. */
  nowMs: number
  /** A device was opened; null: none is open now. */
  onOpened: (deviceId: string | null) => void
}

/** Zoom for devices that share one place: far enough out for the outlines to show where it is. */
const OUTLINES_PLACE_ZOOM = 7
const LIST_HEAD_PX = 40

/** Devices on a map or in a list; the list is always present for the keyboard and screen readers. */
export function MapView(props: MapViewProps) {
  const { config, data, devices, nowMs, size, theme, intl, actions, viewState, onOpened } = props
  const styleUrl = useSession().config.map_style_url
  const root = useRef<HTMLDivElement>(null)
  const handle = useRef<MapHandle | null>(null)
  const isGranted = useContextGrant(root)
  const layout = mapLayout(size)
  const [canvas, onFail] = useMapCanvas(layout.hasMap && isGranted)
  const canMap = layout.hasMap && (canvas.state === 'loading' || canvas.state === 'ready')
  const mode = canMap && viewState['mode'] !== 'list' ? 'map' : 'list'
  // Beside the map if both fit; in list mode the list only.
  const listPx = mode === 'map' ? layout.listPx : 0
  const isSplit = listPx > 0
  const [drawn, setDrawn] = useState(devices)
  const nextDrawn = drawnDevices(drawn, devices)
  if (nextDrawn !== drawn) setDrawn(nextDrawn)
  const listed = useMemo(() => inListOrder(devices, intl.locale), [devices, intl.locale])
  const counts = useMemo(() => countStates(devices), [devices])
  const unplaced = useMemo(() => listed.filter(({ position }) => position === null), [listed])

  const [activeId, setActiveId] = useState<string | null>(null)
  const [hasFocus, setFocus] = useState(false)
  const [open, setOpen] = useState<{ id: string; row: Element | null } | null>(null)
  const opened = open === null ? undefined : devices.find(({ id }) => id === open.id)

  const openId = open?.id ?? null
  useEffect(() => onOpened(openId), [onOpened, openId])

  const fit = (): View => {
    const positions = devices.flatMap(({ position }) => (position === null ? [] : [position]))
    const room = { ...size, width: size.width - listPx }
    return fitView(positions, room, styleUrl === null ? OUTLINES_PLACE_ZOOM : undefined)
  }
  const view = useRef<View | null>(null)
  const chosen = config.node_id.join(' ')
  const shown = useRef(chosen)
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    view.current = null
    handle.current?.show(fit())
  })

  const onOpen = (id: string, row: Element | null): void => {
    setActiveId(id)
    setOpen({ id, row })
  }
  const anchor = (): Box | null => {
    if (open === null) return null
    if (open.row?.isConnected === true) return open.row.getBoundingClientRect()
    return handle.current?.place(open.id) ?? root.current?.getBoundingClientRect() ?? null
  }
  const onMove = useCallback(
    (listener: () => void) => handle.current?.onMove(listener) ?? (() => undefined),
    [],
  )
  return (
    <div
      ref={root}
      className="map-widget"
      data-mode={mode}
      data-split={isSplit}
      style={{ '--map-widget-list': `${listPx}px` } as CSSProperties}
    >
      {mode === 'map' ? (
        <MapStage
          {...{ theme, intl, styleUrl, handle, onFail }}
          devices={nextDrawn}
          Canvas={isGranted && canvas.state === 'ready' ? canvas.Canvas : null}
          isLoading={canvas.state === 'loading'}
          view={() => (view.current ??= fit())}
          focusId={isSplit || hasFocus || open !== null ? activeId : null}
          onOpen={(id) => onOpen(id, null)}
          onView={(next) => {
            view.current = next
          }}
        />
      ) : null}
      <div className="map-widget-bar" data-empty={mode === 'list' && !canMap && !layout.hasCounts}>
        {mode === 'map' || layout.hasCounts ? (
          <StateCounts
            {...{ counts, theme, intl }}
            room={mode === 'map' ? legendRoom(layout, size) : null}
          />
        ) : (
          <span />
        )}
        <MapControls
          {...{ mode, intl }}
          canSwitch={canMap}
          hasText={layout.hasText}
          onMode={(next) => actions.setViewState({ ...viewState, mode: next })}
          onZoom={(levels) => handle.current?.zoomBy(levels)}
          onFit={() => handle.current?.show(fit())}
        />
      </div>
      {canvas.state === 'no-webgl' || canvas.state === 'failed' ? (
        <div className="map-widget-note" role="status">
          {intl.formatMessage({ id: canvas.state === 'failed' ? 'map.failed' : 'map.noWebGl' })}
        </div>
      ) : null}
      <DeviceList
        {...{ nowMs, theme, intl, activeId }}
        devices={listed}
        isShown={mode === 'list' || isSplit}
        heightPx={isSplit ? size.height : Math.max(0, size.height - LIST_HEAD_PX)}
        onActive={(id) => {
          setActiveId(id)
          if (mode === 'map') handle.current?.reveal(id)
        }}
        onFocus={setFocus}
        // Beside a map, the details of a device appear at its mark.
        onOpen={(id, row) => onOpen(id, isSplit ? null : row)}
      />
      {mode === 'map' && hasFocus && !isSplit ? (
        <ActiveCaption {...{ devices: listed, activeId, theme, intl }} />
      ) : null}
      {mode === 'map' && unplaced.length > 0 ? (
        <button
          type="button"
          className="map-widget-unplaced"
          onClick={() => {
            setActiveId(unplaced[0]?.id ?? null)
            actions.setViewState({ ...viewState, mode: 'list' })
          }}
        >
          {intl.formatMessage({ id: 'unplaced' }, { count: unplaced.length })}
        </button>
      ) : null}
      {open === null || opened === undefined ? null : (
        <DevicePopover
          key={open.id}
          {...{ nowMs, intl, actions }}
          device={opened}
          frames={data.frames}
          air={data.airQuality[opened.id]}
          anchor={anchor}
          onMove={onMove}
          onClose={() => setOpen((now) => (now?.id === open.id ? null : now))}
        />
      )}
    </div>
  )
}
