import { createFrameGroup, type FrameGroup } from './frameGroup.ts'
import { createOpeningGate } from './openingGate.ts'
import { systemFrameTimer } from './frameTimes.ts'

const groups = new Map<string, FrameGroup>()
/** One per page: processes share the machine. */
const gate = createOpeningGate()

/** The group of all frames of this page from one origin, which may therefore share a process. */
export function frameGroupOf(frameUrl: string): FrameGroup {
  const { origin } = new URL(frameUrl, window.location.href)
  const known = groups.get(origin) ?? createFrameGroup(systemFrameTimer, gate)
  groups.set(origin, known)
  return known
}
