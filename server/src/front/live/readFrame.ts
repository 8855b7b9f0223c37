import { compiledLater, createAjv, issuesOf, issueText } from '@airshed/contract'
import { LiveUpdate } from '@airshed/schemas'

const validate = compiledLater<LiveUpdate>(LiveUpdate, () => createAjv({ allErrors: false }))

/** A parsed frame: the requested nodes, or why it is invalid. */
type ReadFrame = { nodeIds: string[] } | { problem: string }

/** Parses one frame. Duplicate ids are removed. */
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

/** The store cannot hold text with NUL or lone surrogates: such a node does not exist. */
const canBeAnId = (id: string) => id.isWellFormed() && !id.includes('\u0000')
