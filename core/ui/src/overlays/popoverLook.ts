import type { PopoverNextProps } from '@blueprintjs/core'

/** How every popover of the console looks and behaves; spread it into Blueprint's `PopoverNext`. */
export const POPOVER_LOOK = {
  arrow: false,
  animation: 'minimal',
  shouldReturnFocusOnClose: true,
  transitionDuration: 120,
  middleware: { offset: { mainAxis: 4 } },
} satisfies Partial<PopoverNextProps>
