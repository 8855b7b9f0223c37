import { expect, it } from 'vitest'
import { keepDraft, keptDraft, NEW_DRAFT } from './keptDraft.ts'

/** A storage of a tab that holds a few characters. */
function storageFor(limit = 10_000): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, value)
    },
  } as unknown as Storage
}

const draft = {
  ...NEW_DRAFT,
  format: 'dusttrak',
  edits: { ...NEW_DRAFT.edits, whole: { serial: 'roof-1' } },
}

it('restores a draft after a reload, only for its import', () => {
  const storage = storageFor()
  keepDraft(storage, 'import_1', draft)
  expect(keptDraft(storage, 'import_1')).toEqual(draft)
  expect(keptDraft(storage, 'import_2')).toBeNull()
})

it('ignores a draft that cannot be stored or read', () => {
  const storage = storageFor(20)
  keepDraft(storage, 'import_1', draft)
  expect(keptDraft(storage, 'import_1')).toBeNull()
  storage.setItem('airshed.import.import_1', '{"preset":')
  expect(keptDraft(storage, 'import_1')).toBeNull()
})
