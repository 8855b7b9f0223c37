const NODES = 'airshed.nodes'
const SIGNALS = 'airshed.signals'

/** Every subject on which readings travel. */
export const ALL_NODES_SUBJECT = `${NODES}.*`
/** Every subject on which signals travel. */
export const ALL_SIGNALS_SUBJECT = `${SIGNALS}.*`

/**
 * The subject of a node. Ids may contain characters with a meaning in subjects (`.`, `*`, `>`, spaces),
 * so they are encoded as base64url.
 */
export const nodeSubject = (nodeId: string): string => `${NODES}.${encode(nodeId)}`

/** The subject of a signal; its topic is encoded like the id of a node. */
export const signalSubject = (topic: string): string => `${SIGNALS}.${encode(topic)}`

/** The topic of such a subject. */
export const topicOf = (subject: string): string =>
  Buffer.from(subject.slice(SIGNALS.length + 1), 'base64url').toString('utf8')

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
