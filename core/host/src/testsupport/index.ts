export { HostStory, savedNote, type HostStoryProps } from './HostStory.tsx'
export { noteWidget } from './noteWidget.tsx'
export { noteLoaded } from '../trusted/loadedModules.ts'
