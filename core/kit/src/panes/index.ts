export { PaneWorkspace, type PaneWorkspaceProps } from './PaneWorkspace.tsx'
export { isPaneKey, PANE_KEYS, type PaneKey } from './paneKeys.ts'
export type { PanesDefinition, PaneSplit, PaneTree } from '@airshed/contract'
