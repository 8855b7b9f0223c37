import { createFrameGroup, type FrameGroup } from './frameGroup.ts'
import { systemFrameTimer } from './frameTimes.ts'

const groups = new Map<string, FrameGroup>()

/** The group of all frames of this page that come from one origin, and so may share a process. */
export function frameGroupOf(frameUrl: string): FrameGroup {
  const { origin } = new URL(frameUrl, window.location.href)
  const known = groups.get(origin) ?? createFrameGroup(systemFrameTimer)
  groups.set(origin, known)
  return known
}
