import type { LiveEvent } from '@airshed/schemas'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a frame of the socket; null for anything that is not an event that this client knows. */
export function readEvent(text: unknown): LiveEvent | null {
  if (typeof text !== 'string') return null
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(frame) || !isRecord(frame['data'])) return null
  const { event, data } = frame
  switch (event) {
    case 'measurements':
      return typeof data['_id'] === 'string' && Array.isArray(data['measurements'])
        ? (frame as LiveEvent)
        : null
    case 'subscribed':
    case 'resync':
      return Array.isArray(data['node_ids']) ? (frame as LiveEvent) : null
    case 'changed':
      return typeof data['entity'] === 'string' ? (frame as LiveEvent) : null
    case 'status':
      return Array.isArray(data['organization_ids']) ? (frame as LiveEvent) : null
    case 'alive':
    case 'closing':
      return frame as LiveEvent
    default:
      return null
  }
}
