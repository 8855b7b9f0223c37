import { MiddleCut, RelativeTime, type PluginIntl, type Theme } from '@airshed/kit'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { MapDevice } from '../devices/mapDevice.ts'
import { stateWord } from '../devices/stateText.ts'
import { PinSign } from '../look/PinSign.tsx'
import { indexByName, nextIndex, rowsInView } from './listKeys.ts'
import './deviceList.css'

export interface DeviceListProps {
  /** In the order in which they are shown. */
  devices: readonly MapDevice[]
  /** false: for screen readers and the keyboard only, beside a map that shows the same. */
  isShown: boolean
  /** The device where keyboard navigation starts. */
  activeId: string | null
  /** Height available for rows, CSS pixels. */
  heightPx: number
  nowMs: number
  theme: Theme
  intl: PluginIntl
  onActive: (deviceId: string) => void
  onFocus?: (hasFocus: boolean) => void
  /** @param row element of the device; null if it is not rendered */
  onOpen: (deviceId: string, row: Element | null) => void
}

/** CSS pixels; on touch screens rows are high enough for a finger. */
const ROW_PX = { fine: 32, coarse: 40 }
/** Keystrokes within this many ms form one search text. */
const TYPING_MS = 600

/** All devices of a map as text: one list box that renders only the rows in view. */
export function DeviceList(props: DeviceListProps) {
  const { devices, isShown, activeId, heightPx, nowMs, theme, intl } = props
  const { onActive, onFocus, onOpen } = props
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', atMs: 0 })
  const [scrollTop, setScrollTop] = useState(0)
  const [rowPx] = useState(() =>
    matchMedia('(pointer: coarse)').matches ? ROW_PX.coarse : ROW_PX.fine,
  )
  const active = Math.max(
    0,
    devices.findIndex(({ id }) => id === activeId),
  )
  const isScrolled = isShown && activeId !== null
  useEffect(() => {
    const element = box.current
    if (!isScrolled || element === null) return
    const [top, bottom] = [active * rowPx, (active + 1) * rowPx]
    if (top < element.scrollTop) element.scrollTop = top
    if (bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight
    }
  }, [isScrolled, active, rowPx])

  const go = (index: number | null): void => {
    const device = index === null ? undefined : devices[index]
    if (device !== undefined) onActive(device.id)
  }
  const rowOf = (index: number): string => `${listId}-${index}`
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const device = devices[active]
    const pageSize = Math.max(1, Math.floor(heightPx / rowPx) - 1)
    const next = nextIndex(event.key, active, { count: devices.length, pageSize })
    if (next !== null) {
      event.preventDefault()
      go(next)
    } else if ((event.key === 'Enter' || event.key === ' ') && device !== undefined) {
      event.preventDefault()
      onActive(device.id)
      onOpen(device.id, isShown ? document.querySelector(`#${CSS.escape(rowOf(active))}`) : null)
    } else if (event.key.length === 1) {
      // Otherwise the page would treat it as one of its shortcuts.
      event.preventDefault()
      const { text, atMs } = typed.current
      const isGoingOn = event.timeStamp - atMs < TYPING_MS
      typed.current = { text: (isGoingOn ? text : '') + event.key, atMs: event.timeStamp }
      const names = devices.map(({ name }) => name)
      go(indexByName(typed.current.text, active, names))
    }
  }
  const inView = rowsInView(
    isShown ? { scrollTop, height: heightPx, rowPx } : { scrollTop: active, height: 1, rowPx: 1 },
    devices.length,
  )
  // A screen reader must find the active row, wherever the list is scrolled to.
  const rows = new Set([active])
  for (let index = inView.from; index < inView.to; index += 1) rows.add(index)
  return (
    <div
      ref={box}
      className={isShown ? 'map-widget-list' : 'air-visually-hidden'}
      role="listbox"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'list.label' })}
      aria-activedescendant={devices.length === 0 ? undefined : rowOf(active)}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
      onFocus={() => {
        onFocus?.(true)
        go(active)
      }}
      onBlur={() => onFocus?.(false)}
    >
      <div
        className="map-widget-rows"
        role="presentation"
        style={{ height: devices.length * rowPx }}
      >
        {[...rows]
          .toSorted((a, b) => a - b)
          .map((index) => {
            const device = devices[index]
            return device === undefined ? null : (
              <DeviceRow
                key={device.id}
                id={rowOf(index)}
                {...{ device, index, nowMs, theme, intl, rowPx }}
                count={devices.length}
                isActive={device.id === activeId}
                onClick={(row) => {
                  onActive(device.id)
                  onOpen(device.id, row)
                }}
              />
            )
          })}
      </div>
    </div>
  )
}

interface DeviceRowProps extends Pick<DeviceListProps, 'nowMs' | 'theme' | 'intl'> {
  id: string
  device: MapDevice
  index: number
  count: number
  rowPx: number
  isActive: boolean
  onClick: (row: Element) => void
}

function DeviceRow(props: DeviceRowProps) {
  const { id, device, index, count, rowPx, isActive, nowMs, theme, intl, onClick } = props
  const { name, state, grade, position, lastReportMs } = device
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list box around it has the focus and the keys of all its rows
    <div
      id={id}
      className="map-widget-row"
      role="option"
      aria-selected={isActive}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ top: index * rowPx, height: rowPx }}
      onClick={(event) => onClick(event.currentTarget)}
    >
      <PinSign state={state} theme={theme} letter={grade?.letter} />
      <span className="map-widget-row-name">
        <MiddleCut text={name} />
      </span>
      <span className="map-widget-row-state">
        {position === null ? intl.formatMessage({ id: 'list.unplaced' }) : stateWord(state, intl)}
      </span>
      <span className="map-widget-row-time">
        <RelativeTime at={lastReportMs} now={nowMs} timezone={intl.timeZone ?? 'UTC'} />
      </span>
    </div>
  )
}
