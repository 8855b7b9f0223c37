import { expect, it } from 'vitest'
import { joinTexts, lazyTexts } from './lazyTexts.ts'

const EN = { save: 'Save', leave: 'Leave' }
const ES = { save: 'Guardar', leave: 'Salir' }
const greeting = (answers: (typeof ES | Error)[] = [ES]) => {
  let asked = 0
  const texts = lazyTexts(EN, () => {
    const answer = answers[asked++]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ default: answer! })
  })
  return { texts, asked: () => asked }
}

it('gives English at once, also in place of Spanish until that is loaded', async () => {
  const { texts } = greeting()
  const { es } = texts.messages
  expect([texts.isLoaded('en'), texts.isLoaded('es')]).toEqual([true, false])
  expect(es).toEqual(EN)
  await texts.load('es')
  expect(texts.isLoaded('es')).toBe(true)
  // Whoever has taken hold of them has them too.
  expect(es).toEqual(ES)
  expect(texts.messages.en).toEqual({ save: 'Save', leave: 'Leave' })
})

it('loads nothing for English, and Spanish once', async () => {
  const { texts, asked } = greeting()
  await texts.load('en')
  expect(asked()).toBe(0)
  await texts.load('es')
  await texts.load('es')
  expect(asked()).toBe(1)
})

it('loads texts again after a failure', async () => {
  const { texts } = greeting([new Error('offline'), ES])
  await expect(texts.load('es')).rejects.toThrow('offline')
  expect(texts.isLoaded('es')).toBe(false)
  await texts.load('es')
  expect(texts.messages.es).toEqual(ES)
})

it('loads several parts at once, and is loaded with the last of them', async () => {
  const [one, other] = [greeting(), greeting()]
  const both = joinTexts(one.texts, other.texts)
  await one.texts.load('es')
  expect(both.isLoaded('es')).toBe(false)
  await both.load('es')
  expect(both.isLoaded('es')).toBe(true)
  expect(one.asked()).toBe(1)
})
