import { reporterOf } from '../simulation/report.ts'
import { FLEET, type DemoNode } from './fleet.ts'

/** The device with a name. @throws if the fleet has none */
export function nodeNamed(name: string): DemoNode {
  const node = FLEET.find((candidate) => candidate.name === name)
  if (node === undefined) throw new Error(`The demo has no device named ${name}`)
  return node
}

/** Ids of the data points of a device for these parameters, in the same order. */
export function dataPointIds(node: DemoNode, parameterIds: readonly string[]): string[] {
  const { channels } = reporterOf(node, 0)
  return parameterIds.map((parameterId) => {
    const channel = channels.find((candidate) => candidate.parameterId === parameterId)
    if (channel === undefined) throw new Error(`${node.name} does not measure ${parameterId}`)
    return channel.dataPointId
  })
}
