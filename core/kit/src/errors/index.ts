export { OverreachError } from './overreachError.ts'
export { TranslatedError } from './translatedError.ts'
