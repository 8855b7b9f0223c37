// The examples alone: they are run by tests as they stand on the page.
export { EXAMPLES, LANGUAGES, type Example, type ExampleIds, type Language } from './exampleIds.ts'
export { exampleText } from './exampleText.ts'
