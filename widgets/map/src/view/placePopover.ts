/** A box in window pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const GAP_PX = 6
const RIM_PX = 8

const within = (value: number, size: number, room: number): number =>
  Math.max(RIM_PX, Math.min(value, room - size - RIM_PX))

/**
 * Where to put a popover: above its target, below if there is no space above, and beside it if neither
 * fits; always inside the window.
 */
export function placePopover(
  anchor: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const left = within(anchor.x + anchor.width / 2 - size.width / 2, size.width, room.width)
  const above = anchor.y - GAP_PX - size.height
  if (above >= RIM_PX) return { left, top: above }
  const below = anchor.y + anchor.height + GAP_PX
  if (below + size.height <= room.height - RIM_PX) return { left, top: below }
  const right = anchor.x + anchor.width + GAP_PX
  const isRight = right + size.width <= room.width - RIM_PX
  return {
    left: within(isRight ? right : anchor.x - GAP_PX - size.width, size.width, room.width),
    top: within(anchor.y + anchor.height / 2 - size.height / 2, size.height, room.height),
  }
}
