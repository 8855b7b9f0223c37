import { createAjv, issuesOf, issueText } from '@airshed/contract'
import { LiveUpdate } from '@airshed/schemas'

const validate = createAjv({ allErrors: false }).compile<LiveUpdate>(LiveUpdate)

/** What a browser said: the nodes that it wants, or why that cannot be read. */
export type ReadFrame = { nodeIds: string[] } | { problem: string }

/** Reads one frame. Ids are taken once each. */
export function readFrame(data: string): ReadFrame {
  let frame: unknown
  try {
    frame = JSON.parse(data)
  } catch {
    return { problem: 'expected JSON' }
  }
  if (validate(frame)) return { nodeIds: [...new Set(frame.data.node_ids)].filter(canBeAnId) }
  const [issue] = issuesOf(validate.errors, frame)
  return { problem: issue === undefined ? 'expected an update' : issueText(issue) }
}

/** The store knows no text with NUL or half of a surrogate pair: such a node does not exist. */
const canBeAnId = (id: string) => id.isWellFormed() && !id.includes('\u0000')
