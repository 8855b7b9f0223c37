import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../suites/command.ts'

/** Words used only with the informal tú, anywhere or at the start of a sentence. */
const FAMILIAR =
  /(?<!\p{L})(tú|tu|tus|ti|contigo|tuy[oa]s?|puedes|quieres|tienes|necesitas|debes|has|elígelo|inténtalo|hazlo)(?!\p{L})/giu
const FAMILIAR_START =
  /(?<=^|[.:;] )(Elige|Pide|Suelta|Crea|Recarga|Comprueba|Selecciona|Pulsa|Arrastra|Escribe|Cambia|Vuelve|Quita|Añade)(?!\p{L})/gu

const texts = globSync('{app,core,screens,widgets,schemas,docs}/**/messages/es.json', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/testsupport/**'],
}).flatMap((file) => {
  const messages = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>
  return Object.entries(messages).map(([id, text]) => ({ place: `${file} ${id}`, text }))
})

it('Spanish texts address readers as usted', () => {
  const familiar = texts.flatMap(({ place, text }) =>
    [...text.matchAll(FAMILIAR), ...text.matchAll(FAMILIAR_START)].map(
      ([word]) => `${place}: ${word}`,
    ),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(familiar).toEqual([])
})
