import type { HoverTime, TimeRange } from '@airshed/contract'
import type { BoxSize } from '@airshed/kit/provider'
import type { Widget } from '@airshed/schemas'
import type { ReactNode } from 'react'

/** A saved widget, and the state of the page around it. */
export interface WidgetHostProps {
  /** As stored in the dashboard. */
  widget: Widget
  /** The window of the page; while live, its length counts and its end is now. */
  range: TimeRange
  isLive: boolean
  /** Inner size in CSS pixels; default as measured. */
  size?: BoxSize
  /** `edit` makes the title bar the handle by which a grid moves the card. Default `view`. */
  mode?: 'view' | 'edit'
  /** Right end of the title bar. */
  menu?: ReactNode
  /** Default that of the page, see `WidgetPageProvider`. */
  hoverTime?: HoverTime
  /** Set if widgets may choose the range of the page. */
  onRangeChange?: (range: TimeRange) => void
  /** Set if widgets may return to the range before they chose others. */
  onRangeReset?: () => void
  /** Class of the title bar; default the handle of `WidgetGrid` in mode `edit`. */
  headerClassName?: string
}

/** Renders a widget once its plugin is known: the other props are passed to its card. */
export type DrawnWidgetProps = Omit<WidgetHostProps, 'widget'>
