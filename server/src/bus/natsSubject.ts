const PREFIX = 'airshed.nodes'

/** Every subject on which readings travel. */
export const ALL_NODES_SUBJECT = `${PREFIX}.*`

/**
 * The subject of a node. Ids hold characters that mean something in a subject (`.`, `*`, `>`,
 * blanks), so they travel as base64url.
 */
export function nodeSubject(nodeId: string): string {
  return `${PREFIX}.${Buffer.from(nodeId, 'utf8').toString('base64url')}`
}
