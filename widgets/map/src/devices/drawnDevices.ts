import type { MapDevice } from './mapDevice.ts'

/** The parts of a device that a map draws: readings that change none of them need no redraw. */
type Drawn = Pick<MapDevice, 'name' | 'status' | 'state' | 'grade' | 'position'>

/** Whether two states of one device look the same. */
export function isDrawnAlike(a: Drawn, b: Drawn): boolean {
  return (
    a.name === b.name &&
    a.status === b.status &&
    a.state === b.state &&
    a.grade?.id === b.grade?.id &&
    a.position?.[0] === b.position?.[0] &&
    a.position?.[1] === b.position?.[1]
  )
}

/**
 * The list to draw instead of `next`: `before` if all of its devices look the same, so that live readings
 * cause no clustering and no painting.
 */
export function drawnDevices(
  before: readonly MapDevice[],
  next: readonly MapDevice[],
): readonly MapDevice[] {
  if (before.length !== next.length) return next
  const isSame = next.every((device, at) => {
    const old = before[at]
    return old === device || (old?.id === device.id && isDrawnAlike(old, device))
  })
  return isSame ? before : next
}
