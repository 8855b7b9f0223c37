import type { NodeScript } from '@airshed/console-kit'
import type { Node, PluginIntl } from '@airshed/kit'
import type { ScriptDrafts } from './useScriptDrafts.ts'

/** What the panel of a script file and its two states are given. */
export interface ScriptPanelProps {
  node: Node
  script: NodeScript
  canWrite: boolean
  drafts: ScriptDrafts
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}
