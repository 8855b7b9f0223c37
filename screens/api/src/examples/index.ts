// Exports the examples only: tests run them exactly as shown on the page.
export { EXAMPLES, LANGUAGES, type Example, type ExampleIds, type Language } from './exampleIds.ts'
export { exampleText } from './exampleText.ts'
