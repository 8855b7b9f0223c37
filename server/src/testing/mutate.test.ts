import { expect, it } from 'vitest'
import { mutatedJson, mutatedText } from './mutate.ts'
import { seededRandom } from './random.ts'

const GOOD = { name: 'Quay', points: [{ id: 'a', value: 1 }], range: { from: 0, to: 10 } }

it('makes the same valid JSON for the same seed, and seldom for another', () => {
  const texts = Array.from({ length: 200 }, (_, seed) => mutatedJson(GOOD, seededRandom(seed)))
  for (const [seed, text] of texts.entries()) {
    expect(mutatedJson(GOOD, seededRandom(seed))).toBe(text)
    expect(() => JSON.parse(text) as unknown).not.toThrow()
  }
  expect(new Set(texts).size).toBeGreaterThan(150)
})

it('mutates every part of a payload and leaves its input unchanged', () => {
  const texts = Array.from({ length: 500 }, (_, seed) => mutatedJson(GOOD, seededRandom(seed)))
  for (const part of ['"name":"Quay"', '"id":"a"', '"value":1', '"from":0', '"to":10']) {
    expect(texts.some((text) => !text.includes(part))).toBe(true)
  }
  expect(texts.some((text) => text.includes('__proto__'))).toBe(true)
  expect(GOOD.points[0]?.value).toBe(1)
})

it('mutates the text of a payload as well', () => {
  const text = JSON.stringify(GOOD)
  const broken = Array.from({ length: 200 }, (_, seed) => mutatedText(text, seededRandom(seed)))
  expect(new Set(broken).size).toBeGreaterThan(150)
})
