export { startPluginFrame, type PluginFrameOptions } from './startPluginFrame.tsx'
