import type { Frame, WidgetData } from '@airshed/contract'
import {
  nodeInLanguage,
  parameterName,
  profileInSpanish,
  shortNameInSpanish,
} from '@airshed/domain'
import type { Node } from '@airshed/schemas'

/** Separator between the name of a parameter and that of its device. */
const BETWEEN = ' · '

/** Creates each object once, so that consumers can compare it by identity. */
function once<Thing extends object>(make: (thing: Thing) => Thing): (thing: Thing) => Thing {
  const made = new WeakMap<Thing, Thing>()
  return (thing) => {
    const known = made.get(thing) ?? make(thing)
    made.set(thing, known)
    return known
  }
}

const profileOf = once(profileInSpanish)

const frameOf = once((frame: Frame): Frame => {
  const [name = '', ...device] = frame.label.split(BETWEEN)
  const label = [parameterName(frame.path, name, 'es_ES'), ...device].join(BETWEEN)
  return { ...frame, label, shortLabel: shortNameInSpanish(frame.path, frame.shortLabel) }
})

const nodeOf = once((node: Node): Node => nodeInLanguage(node, 'es'))

/** The data of a widget with the catalogue's names of parameters, profiles and grades in Spanish. */
export function dataInSpanish<Data extends WidgetData>(data: Data): Data {
  return {
    ...data,
    frames: data.frames.map(frameOf),
    nodes: data.nodes.map(nodeOf),
    profiles: data.profiles.map(profileOf),
  }
}
