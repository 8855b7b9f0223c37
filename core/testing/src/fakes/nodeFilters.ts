import { batteryCharge } from '@airshed/domain'
import type { Node, NodeSearch, NodeValues } from '@airshed/schemas'
import { holdsWords } from './list.ts'

const chargeOf = ({ facts }: Node) =>
  batteryCharge(facts?.battery ?? { volts: null, percent: null })

/** Whether a device matches the search and the filters of a list. */
export function matchesSearch(node: Node, search: NodeSearch): boolean {
  const { name, serial, statusType, type, facts, tags = [] } = node
  const isAmong = <Value>(values: Value | Value[] | undefined, has: (value: Value) => boolean) =>
    values === undefined || ([values].flat() as Value[]).some(has)
  return (
    holdsWords(search.search ?? '', name, serial, ...tags) &&
    isAmong(search.status, (status) => status === statusType) &&
    isAmong(search.type, (one) => one === type) &&
    isAmong(search.tag, (tag) => tags.includes(tag)) &&
    isAmong(search.firmware, (version) => version === facts?.firmware?.version) &&
    isAmong(search.battery, (charge) => charge === chargeOf(node))
  )
}

/** What these devices can be filtered by. */
export function valuesOfNodes(nodes: readonly Node[]): NodeValues {
  const sorted = <Value extends string>(values: readonly Value[]) => [...new Set(values)].toSorted()
  return {
    type: sorted(nodes.map(({ type }) => type)),
    firmware: sorted(nodes.flatMap(({ facts }) => facts?.firmware?.version ?? [])),
    battery: sorted(nodes.map(chargeOf).filter((charge) => charge !== 'unknown')),
    tag: sorted(nodes.flatMap(({ tags = [] }) => tags)),
  }
}
