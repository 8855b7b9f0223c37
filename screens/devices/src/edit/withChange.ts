import type { NodeEdit } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'

/** The device after a change: the answer has no configuration. */
export const withChange = (
  { settings, payload_mapping: mapping, ...base }: Node,
  saved: Node,
  body: NodeEdit,
): Node => ({
  ...base,
  ...saved,
  settings: { ...settings, ...body.settings },
  ...(mapping === undefined ? {} : { payload_mapping: body.payload_mapping ?? mapping }),
})
