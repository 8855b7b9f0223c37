// Reference implementations for tests of other packages.

export { plainAlert, type PlainChange, type PlainReading } from './alerts/plainAlert.fixture.ts'
export { randomFrom } from './testsupport/randomFrom.fixture.ts'
export { calculatedCells, HOSTILE_TEXTS, spreadsheetCells } from './naming/hostileTexts.fixture.ts'
