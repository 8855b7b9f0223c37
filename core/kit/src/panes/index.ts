export { PaneWorkspace, type PaneWorkspaceProps } from './PaneWorkspace.tsx'
export type { PanesDefinition, PaneSplit, PaneTree } from '@airshed/contract'
