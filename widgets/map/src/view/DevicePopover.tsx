import {
  Button,
  isWholePageSimulated,
  PlaceLink,
  StatusTag,
  useSession,
  type AirQuality,
  type Frame,
  type PluginIntl,
  type WidgetActions,
} from '@airshed/kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapDevice } from '../devices/mapDevice.ts'
import { DeviceFacts } from './DeviceFacts.tsx'
import { DeviceReadings } from './DeviceReadings.tsx'
import { followPopover } from './followPopover.ts'
import type { Box } from './placePopover.ts'
import './popover.css'

export interface DevicePopoverProps {
  device: MapDevice
  /** Newest readings of its data points without a value. */
  frames: readonly Frame[]
  /** Its air over hours; undefined if unknown. */
  air: AirQuality | undefined
  /** Where the device is now, in window pixels; null if out of view. */
  anchor: () => Box | null
  /** Reports when that changes; returns the function that unsubscribes. */
  onMove: (listener: () => void) => () => void
  nowMs: number
  intl: PluginIntl
  actions: WidgetActions
  onClose: () => void
}

/**
 * Facts and readings of a device, beside its mark. The browser keeps it above the page, closes it on
 * Escape or a press elsewhere, and restores the focus.
 */
export function DevicePopover(props: DevicePopoverProps) {
  const { device, frames, air, anchor, onMove, nowMs, intl, actions, onClose } = props
  const session = useSession()
  const box = useRef<HTMLDivElement>(null)
  const target = useEffectEvent(() => anchor())
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    element.showPopover()
    const followed = followPopover(element, () => target())
    element.focus({ preventScroll: true })
    const stopMoves = onMove(followed.place)
    return () => {
      stopMoves()
      followed.stop()
    }
  }, [onMove])
  const { id, name, status, node } = device
  return (
    <div
      ref={box}
      className="map-widget-popover"
      popover="auto"
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose()
      }}
    >
      <div className="map-widget-popover-head">
        <PlaceLink
          to={{ to: 'device-monitor', nodeId: id }}
          title={intl.formatMessage({ id: 'device.monitor' }, { name })}
          className="map-widget-popover-name"
          actions={actions}
        >
          {name}
        </PlaceLink>
        <StatusTag status={status} />
        <Button
          size="small"
          variant="minimal"
          aria-label={intl.formatMessage({ id: 'device.close' })}
          onClick={() => box.current?.hidePopover()}
        >
          ✕
        </Button>
      </div>
      <DeviceReadings {...{ node, air, frames, nowMs, intl, actions }} />
      <DeviceFacts {...{ device, nowMs, intl }} />
      {node.is_simulated && !isWholePageSimulated(session) ? (
        <div className="map-widget-popover-note">
          {intl.formatMessage({ id: 'device.simulated' })}
        </div>
      ) : null}
    </div>
  )
}
