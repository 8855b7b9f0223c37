export {
  startDevelopmentFrame,
  type DevelopmentFrameOptions,
  type DevelopmentLine,
} from './startDevelopmentFrame.ts'
