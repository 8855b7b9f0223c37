import { Measurement } from '@airshed/schemas'
import { compiledLater } from '@airshed/contract'
import { Type } from 'typebox'
import type { NodeMeasurements } from './bus.ts'
import { nodeSubject } from './natsSubject.ts'

/** NATS takes messages of 1 MB by default; a measurement is some 30 bytes. */
const MAX_READINGS_PER_MESSAGE = 10_000

const Message = Type.Array(
  Type.Object({
    nodeId: Type.String(),
    dataPointId: Type.String(),
    measurements: Type.Array(Measurement),
  }),
)
const isMessage = compiledLater<NodeMeasurements[]>(Message)

/** Readings as messages: all of one node together, none too large. */
export function toMessages(
  readings: readonly NodeMeasurements[],
): { subject: string; payload: string }[] {
  const byNode = new Map<string, NodeMeasurements[]>()
  for (const reading of readings) {
    const known = byNode.get(reading.nodeId)
    if (known === undefined) byNode.set(reading.nodeId, [reading])
    else known.push(reading)
  }
  return [...byNode].flatMap(([nodeId, ofNode]) =>
    inParts(ofNode).map((part) => ({
      subject: nodeSubject(nodeId),
      payload: JSON.stringify(part),
    })),
  )
}

function inParts(readings: readonly NodeMeasurements[]): NodeMeasurements[][] {
  const parts: NodeMeasurements[][] = []
  let part: NodeMeasurements[] = []
  let size = 0
  for (const reading of readings) {
    for (let at = 0; at < reading.measurements.length; at += MAX_READINGS_PER_MESSAGE) {
      const measurements = reading.measurements.slice(at, at + MAX_READINGS_PER_MESSAGE)
      if (size > 0 && size + measurements.length > MAX_READINGS_PER_MESSAGE) {
        parts.push(part)
        part = []
        size = 0
      }
      part.push({ ...reading, measurements })
      size += measurements.length
    }
  }
  return part.length > 0 ? [...parts, part] : parts
}

/** The readings of a message; null if it is not one of ours. */
export function fromMessage(payload: string): NodeMeasurements[] | null {
  try {
    const readings: unknown = JSON.parse(payload)
    return isMessage(readings) ? readings : null
  } catch {
    return null
  }
}
