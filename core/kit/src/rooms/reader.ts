// The user of the page, their language, and the data of the page.

export {
  type Navigation,
  type Session,
  useNavigation,
  useNow,
  useSession,
} from '../hooks/session.ts'
export { isWholePageSimulated } from '../provider/simulatedPage.ts'
export { averagingWord } from '../texts/averagingWord.ts'
export { belowLimitWords } from '../texts/belowLimitWords.ts'
export { hiddenReadingWords } from '../texts/hiddenReadingWords.ts'
export { readingWords, statusWord } from '../texts/readingWords.ts'
export { type Data, type DataOptions, useData } from '../hooks/useData.ts'
export { useDeviceZone } from '../hooks/useDeviceZone.ts'
export { useFoundIds } from '../hooks/useFoundIds.ts'
export { useOtherPlaces } from '../hooks/useOtherPlaces.ts'
export { createPluginIntl } from '../intl/pluginIntl.ts'
