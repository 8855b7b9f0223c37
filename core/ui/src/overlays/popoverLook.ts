import type { PopoverNextProps } from '@blueprintjs/core'

/** A popover is never lower than this, whatever the window. */
const LEAST_ROOM_PX = 120

/** How every popover of the console looks and behaves; spread it into Blueprint's `PopoverNext`. */
export const POPOVER_LOOK = {
  arrow: false,
  animation: 'minimal',
  shouldReturnFocusOnClose: true,
  transitionDuration: 120,
  middleware: {
    offset: { mainAxis: 4 },
    // What is higher than the room beside its button scrolls in it, see floating.css.
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
