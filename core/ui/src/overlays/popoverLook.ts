import type { PopoverNextProps } from '@blueprintjs/core'

/** Minimum available height of a popover, regardless of the window. */
const LEAST_ROOM_PX = 120

/** The common look and behavior of the console's popovers; spread it into Blueprint's `PopoverNext`. */
export const POPOVER_LOOK = {
  arrow: false,
  animation: 'minimal',
  shouldReturnFocusOnClose: true,
  transitionDuration: 120,
  middleware: {
    offset: { mainAxis: 4 },
    // Content higher than the space beside the button scrolls, see floating.css.
    size: {
      padding: 8,
      apply: ({ availableHeight, elements }) =>
        elements.floating.style.setProperty(
          '--air-popover-room',
          `${Math.max(LEAST_ROOM_PX, Math.floor(availableHeight))}px`,
        ),
    },
  },
} satisfies Partial<PopoverNextProps>
